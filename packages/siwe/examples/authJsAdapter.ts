// Adapter of a page for the server of authJsServer.ts.
import {
  createAuthenticationAdapter,
  createMessage,
  type Session,
  SignInError,
  type SignInReason,
} from '@touchstone/siwe'

/** Adapter for `/nonce` and `/auth/*` on the host of the page. */
export const authJsAdapter = createAuthenticationAdapter({
  createMessage,
  async getNonce() {
    const { nonce } = (await get('/nonce')) as { nonce: string }
    return nonce
  },
  async verify(signed) {
    const { url } = await post('/auth/callback/credentials', signed)
    // Auth.js answers with the page to open next: its address says whether the sign-in failed.
    const { searchParams } = new URL(url)
    if (!searchParams.has('error')) return true
    const reason = reasons.find((known) => known === searchParams.get('code')) ?? 'refused'
    throw new SignInError(reason, `Auth.js refused the sign-in: ${searchParams}`)
  },
  async getSession() {
    const session = (await get('/auth/session')) as { user: { siwe: Session } } | null
    return session?.user.siwe
  },
  async signOut() {
    await post('/auth/signout', {})
  },
})

const reasons: readonly SignInReason[] = ['domain', 'expired', 'signature', 'unreachable']

/** Posts a form with the token that Auth.js requires against forged requests. */
async function post(path: string, fields: Record<string, string>): Promise<{ url: string }> {
  const { csrfToken } = (await get('/auth/csrf')) as { csrfToken: string }
  const body = new URLSearchParams({ ...fields, csrfToken })
  const headers = { 'X-Auth-Return-Redirect': '1' }
  return read(await fetch(path, { method: 'POST', headers, body })) as Promise<{ url: string }>
}

const get = async (path: string) => read(await fetch(path))

async function read(response: Response): Promise<unknown> {
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}.`)
  return response.json()
}
