import type { Page } from '@playwright/test'
import { chainOf } from '../src/app/page/chainRoutes.ts'

/** The hosts that a page asks for anything, by http or by a socket, its own left out. */
export type Hosts = {
  all(): string[]
  /** Those that the app has no business with: neither a public node nor of WalletConnect, where that is allowed. */
  foreign(): string[]
}

/** The relay and its verification host: all that WalletConnect may reach. */
const walletConnect = /^(relay|verify)\.walletconnect\.org$/

/**
 * Watches whom a page asks, whether or not a route answers it. To be called before the page is opened.
 *
 * @param options.phones The app has a WalletConnect project: its relay and verification host are no strangers.
 */
export const watchHosts = async (
  page: Page,
  site: string,
  { phones = false }: { phones?: boolean } = {},
): Promise<Hosts> => {
  const own = new URL(site).host
  const asked = new Map<string, boolean>()
  const note = (address: string) => {
    const url = new URL(address)
    if (!/^(https?|wss?):$/.test(url.protocol) || url.host === own) return
    const known = chainOf(url) !== undefined || (phones && walletConnect.test(url.host))
    asked.set(url.host, (asked.get(url.host) ?? true) && known)
  }
  page.on('request', (request) => note(request.url()))
  page.on('websocket', (socket) => note(socket.url()))
  // A routed socket is none to Playwright: what the page constructs is noted in the page.
  await page.exposeFunction('noteSocket', note)
  await page.addInitScript(() => {
    globalThis.WebSocket = new Proxy(WebSocket, {
      construct(target, [url, protocols]) {
        ;(globalThis as unknown as { noteSocket(url: string): void }).noteSocket(String(url))
        const socket = new target(url, protocols)
        let opened = false
        socket.addEventListener('open', () => (opened = true))
        // A browser that is refused a socket says so by an error; a routed one forgets to.
        socket.addEventListener('close', () => opened || socket.dispatchEvent(new Event('error')))
        return socket
      },
    })
  })
  return {
    all: () => [...asked.keys()],
    foreign: () => [...asked].filter(([, known]) => !known).map(([host]) => host),
  }
}
