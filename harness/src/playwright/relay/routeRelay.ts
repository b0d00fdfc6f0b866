import type { BrowserContext } from '@playwright/test'
import type { RelayServer } from '../../relay/index.ts'
import { attestation } from './attestation.ts'

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
