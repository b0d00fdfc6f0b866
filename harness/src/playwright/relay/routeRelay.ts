import type { BrowserContext } from '@playwright/test'
import type { RelayServer } from '../../relay/index.ts'
import { attestation } from './attestation.ts'

/** Where the SDK goes when nobody tells it otherwise. */
export const publicRelay = /^wss:\/\/relay\.walletconnect\.(org|com)(\/|$)/

const verification = /^https:\/\/verify\.walletconnect\.(org|com)\//

/**
 * Answers the public relay from this one in every page of a context, and the verification frame
 * that the SDK opens before each request, for which it else waits 5 s.
 *
 * A page cannot be refused a socket here: while the relay is down each is closed before it opens, for which
 * the SDK waits 15 s.
 *
 * @param at other addresses of the relay; one on this machine needs no route
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
