import * as v from 'valibot'

const claims = v.object({ iss: v.pipe(v.string(), v.startsWith('did:key:')) })

/** Who stands at the door: the client's id, or why it may not come in. */
export type Admission = { client: string } | { refused: string }

/**
 * Reads the address with which a client came: `/?auth=<JWT>&projectId=…`. The JWT is read for the
 * client's id, `iss`; its signature and its time are taken on trust.
 *
 * @example
 * admit('ws://127.0.0.1:8080/?projectId=p') // { refused: 'The address has no auth.' }
 */
export function admit(address: string): Admission {
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
