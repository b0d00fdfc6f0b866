import type { BrowserContext } from '@playwright/test'
import type { RelayServer } from '../../relay/index.ts'

/** Default relay of the SDK. */
export const publicRelay = /^wss:\/\/relay\.walletconnect\.(org|com)(\/|$)/

const verification = /^https:\/\/verify\.walletconnect\.(org|com)\//

/**
 * Routes the public relay to this one in every page of a context. Also answers the verification frame that
 * the SDK opens before each request, for which it otherwise waits 5 s.
 *
 * A route cannot refuse a socket. While the relay is down, each socket closes before it opens, for which the
 * SDK waits 15 s.
 *
 * @param at other addresses of the relay; a local address needs no route
 */
export async function routeRelay(
  context: BrowserContext,
  relay: RelayServer,
  at: string | RegExp = publicRelay,
): Promise<void> {
  await context.routeWebSocket(at, (page) => {
    const line = relay.accept(page.url(), {
      send: (text) => page.send(text),
      close: (code, reason) => void page.close({ code, reason }).catch(() => {}),
    })
    page.onMessage((text) => line.receive(String(text)))
    page.onClose(() => line.closed())
  })
  await context.route(verification, (route) =>
    route.fulfill({ contentType: 'text/html', body: attestation(route.request().url()) }),
  )
}

/**
 * Replaces the verification host's frame. It tells the embedding page in a JWT that the request with this id
 * comes from this origin. The JWT has no valid signature, which the scripted phone does not check.
 *
 * @param url of the frame: `…/v3/attestation?projectId=…&origin=…&id=…`
 */
function attestation(url: string): string {
  const { searchParams } = new URL(url)
  const part = (claims: object) => Buffer.from(JSON.stringify(claims)).toString('base64url')
  const claims = {
    id: searchParams.get('id'),
    origin: searchParams.get('origin'),
    exp: Math.floor(Date.now() / 1000) + 3600,
    isScam: false,
    isVerified: true,
  }
  const jwt = [part({ alg: 'ES256', typ: 'JWT' }), part(claims), 'bm9uZQ'].join('.')
  const said = JSON.stringify({ type: 'verify_attestation', attestation: jwt })
  return `<!doctype html><script>parent.postMessage(${JSON.stringify(said)}, '*')</script>`
}
