import { http, HttpResponse } from 'msw'
import { verifyMessage, type Hex } from 'viem'
import { parseSiweMessage } from 'viem/siwe'
import type { Session } from '../Session.ts'

export const url = 'https://login.example/siwe'

/** Returns the request handlers of a correct server with its own store, and its clock. */
export function createFakeSignInServer(domain: string) {
  const clock = { now: Date.now() }
  const nonces = new Map<string, { at: number; used: boolean }>()
  let session: Session | undefined
  const refuse = (error: string, status = 401) => HttpResponse.json({ error }, { status })

  const handlers = [
    http.get(`${url}/nonce`, () => {
      const nonce = crypto.randomUUID().replaceAll('-', '')
      nonces.set(nonce, { at: clock.now, used: false })
      return HttpResponse.json({ nonce })
    }),
    http.post(`${url}/verify`, async ({ request }) => {
      const { message, signature } = (await request.json()) as { message: string; signature: Hex }
      const said = parseSiweMessage(message)
      const nonce = nonces.get(said.nonce ?? '')
      if (said.domain !== domain) return refuse('domain')
      if (nonce === undefined || clock.now - nonce.at > 60_000) return refuse('expired')
      if (nonce.used) return refuse('replay')
      nonce.used = true
      const address = said.address!
      if (!(await verifyMessage({ address, message, signature }))) return refuse('signature')
      session = { address, chainId: said.chainId!, expiresAt: clock.now + 3_600_000 }
      return HttpResponse.json(session)
    }),
    http.get(`${url}/session`, () => (session ? HttpResponse.json(session) : refuse('none'))),
    http.post(`${url}/sign-out`, () => {
      session = undefined
      return new HttpResponse(null, { status: 204 })
    }),
  ]
  return { handlers, clock }
}
