import type { BrowserContext } from '@playwright/test'
import type { RelayServer } from '../../relay/index.ts'

/** Addresses of the public relay, which the SDK uses by default. */
export const publicRelay = /^wss:\/\/relay\.walletconnect\.(org|com)(\/|$)/

const verification = /^https:\/\/verify\.walletconnect\.(org|com)\//

/**
 * Makes every page of a context use `relay` instead of the public relay. Also answers the verification frame
 * that the SDK opens before each request. Without an answer, the SDK waits 5 s for that frame.
 *
 * A Playwright route cannot refuse a WebSocket. While the relay is down, the route closes each new socket. After
 * such a close, the SDK waits 15 s before it connects again.
 *
 * @param at addresses to use instead of those of the public relay; a local address needs no route
 */
export async function routeRelay(
  context: BrowserContext,
  relay: RelayServer,
  at: string | RegExp = publicRelay,
): Promise<void> {
  await context.routeWebSocket(at, (page) => {
    const connection = relay.accept(page.url(), {
      send: (text) => page.send(text),
      close: (code, reason) => void page.close({ code, reason }).catch(() => {}),
    })
    page.onMessage((text) => connection.receive(String(text)))
    page.onClose(() => connection.closed())
  })
  await context.route(verification, (route) =>
    route.fulfill({ contentType: 'text/html', body: attestation(route.request().url()) }),
  )
}

/**
 * Returns the HTML of the verification frame at `…/v3/attestation?projectId=…&origin=…&id=…`. It sends a JWT, without a
 * valid signature, that the request `id` comes from `origin`.
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
  const text = JSON.stringify({ type: 'verify_attestation', attestation: jwt })
  return `<!doctype html><script>parent.postMessage(${JSON.stringify(text)}, '*')</script>`
}
