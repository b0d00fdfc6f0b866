import type { PhoneFixture } from '@touchstone/harness/playwright'
import { routeRelay } from '@touchstone/harness/playwright'
import { routeChains } from '../src/app/page/chainRoutes.ts'
import { createDapp, expect, hear, test as base, type Dapp } from './dapp.ts'
import { siteWithPhones } from './site.ts'

/** The app as it ships to those who have a WalletConnect project, beside a phone. */
export type FarDapp = Dapp & {
  /** The code that is on the screen. */
  code: ReturnType<Dapp['page']['getByRole']>
  /** Every host other than its own that the page has asked for anything. */
  hosts(): string[]
}

/**
 * Playwright's `test` with that app open, no wallet in the page, and a relay on this machine in the place of
 * WalletConnect's. Nothing but the nodes, the relay and its verification host may ever be asked.
 */
export const test = base.extend<{ far: FarDapp; phone: PhoneFixture }>({
  far: async ({ page, context, chain, relay }, use) => {
    const nodes = async (chainId: number) =>
      (chainId === chain.chainId ? chain : await chain.of(chainId)).url
    await routeChains(context, siteWithPhones(), nodes)
    await routeRelay(context, relay)
    const own = new URL(siteWithPhones()).host
    const asked = new Set<string>()
    const note = (url: string) => {
      const { host, protocol } = new URL(url)
      if (/^(https?|wss?):$/.test(protocol) && host !== own) asked.add(host)
    }
    page.on('request', (request) => note(request.url()))
    page.on('websocket', (socket) => note(socket.url()))
    // A routed socket is none to Playwright: what the page constructs is noted in the page.
    await page.exposeFunction('noteSocket', note)
    await page.addInitScript(() => {
      const Original = WebSocket
      globalThis.WebSocket = new Proxy(Original, {
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
    const complaints = await hear(page)
    const allowed: RegExp[] = []
    await page.goto(siteWithPhones())
    const dapp = createDapp(page, (complaint) => void allowed.push(complaint))
    await use({
      ...dapp,
      code: dapp.dialog.getByRole('img', { name: /QR code that connects/ }),
      hosts: () => [...asked],
    })
    expect(complaints.filter((one) => !allowed.some((pattern) => pattern.test(one)))).toEqual([])
    expect([...asked].filter((host) => !known.test(host))).toEqual([])
  },
})

export { expect }

const known =
  /^(relay\.walletconnect\.org|verify\.walletconnect\.org|bsc-dataseed\.bnbchain\.org|bsc-rpc\.publicnode\.com|ethereum-rpc\.publicnode\.com|eth\.merkle\.io)$/
