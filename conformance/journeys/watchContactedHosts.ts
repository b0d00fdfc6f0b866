import type { Page } from '@playwright/test'
import { chainOf } from '../app/environments/page/publicNodes.ts'

export type ContactedHosts = Awaited<ReturnType<typeof watchContactedHosts>>

/** The only hosts that WalletConnect's SDK may contact. */
const walletConnectHosts = /^(relay|verify)\.walletconnect\.org$/

/**
 * Records the hosts of HTTP requests and WebSockets, except the page's own, even if a route answers the request. Call it
 * before the page opens.
 */
export const watchContactedHosts = async (
  page: Page,
  site: string,
  { walletConnect = false }: { walletConnect?: boolean } = {},
) => {
  const own = new URL(site).host
  const asked = new Map<string, boolean>()
  const note = (address: string) => {
    const url = new URL(address)
    if (!/^(https?|wss?):$/.test(url.protocol) || url.host === own) return
    const known = chainOf(url) !== undefined || (walletConnect && walletConnectHosts.test(url.host))
    asked.set(url.host, (asked.get(url.host) ?? true) && known)
  }
  page.on('request', (request) => note(request.url()))
  page.on('websocket', (socket) => note(socket.url()))
  // Playwright reports no event for a WebSocket that a route handles, so the page reports its own.
  await page.exposeFunction('noteSocket', note)
  await page.addInitScript(() => {
    globalThis.WebSocket = new Proxy(WebSocket, {
      construct(target, [url, protocols]) {
        ;(globalThis as unknown as { noteSocket(url: string): void }).noteSocket(String(url))
        const socket = new target(url, protocols)
        let opened = false
        socket.addEventListener('open', () => (opened = true))
        // A browser fires `error` when a WebSocket cannot connect. Playwright's routed WebSocket
        // does not.
        socket.addEventListener('close', () => opened || socket.dispatchEvent(new Event('error')))
        return socket
      },
    })
  })
  return {
    all: () => [...asked.keys()],
    /** Returns the hosts that are neither public nodes nor, if allowed, WalletConnect's. */
    foreign: () => [...asked].filter(([, known]) => !known).map(([host]) => host),
  }
}
