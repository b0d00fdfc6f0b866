import * as v from 'valibot'

const claims = v.object({ iss: v.pipe(v.string(), v.startsWith('did:key:')) })

/** Result of the admission check: the client's id, or the reason for the refusal. */
export type Authentication = { client: string } | { refused: string }

/** Reads the claim `iss` in the address `/?auth=<JWT>&projectId=…`. Ignores signature and expiry. */
export function readClientId(address: string): Authentication {
  // A client may send any path, such as `//`, which as an address would have an empty host.
  if (!URL.canParse(address, 'ws://relay')) return { refused: 'The address is invalid.' }
  const { searchParams } = new URL(address, 'ws://relay')
  const [auth, project] = [searchParams.get('auth'), searchParams.get('projectId')]
  if (!project) return { refused: 'The address has no projectId.' }
  if (!auth) return { refused: 'The address has no auth.' }
  const read = v.safeParse(claims, claimsOf(auth))
  return read.success
    ? { client: read.output.iss }
    : { refused: 'The auth is not a JWT of a did:key.' }
}

function claimsOf(jwt: string): unknown {
  try {
    const body = (jwt.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')
    return JSON.parse(atob(body))
  } catch {
    return undefined
  }
}
