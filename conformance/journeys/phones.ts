import type { PhoneFixture } from '@touchstone/harness/playwright'
import { routeRelay } from '@touchstone/harness/playwright'
import { routeChains } from '../src/app/page/chainRoutes.ts'
import { createDapp, expect, hear, test as base, type Dapp } from './dapp.ts'
import { watchHosts } from './hosts.ts'
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
    const hosts = await watchHosts(page, siteWithPhones(), { phones: true })
    const complaints = await hear(page)
    const allowed = [toldTwice]
    await page.goto(siteWithPhones())
    const dapp = createDapp(page, (complaint) => void allowed.push(complaint))
    await use({
      ...dapp,
      code: dapp.dialog.getByRole('img', { name: /QR code that connects/ }),
      hosts: hosts.all,
    })
    expect(complaints.filter((one) => !allowed.some((pattern) => pattern.test(one)))).toEqual([])
    expect(hosts.foreign()).toEqual([])
  },
})

/**
 * A wallet's SDK publishes again, at its heartbeat, what the relay has not acknowledged yet; so an end may be told
 * twice, and the app's SDK (2.21.8) does not wait for its own look at the second one, `isValidDisconnect`.
 */
const toldTwice = /^Error: Missing or invalid\. Record was recently deleted - session: /

/** How many times the relay was given a proposal: it has 15 s to take the first, also where a test lets time pass. */
export const proposals = (calls: readonly { method: string }[]): number =>
  calls.filter(({ method }) => method === 'wc_proposeSession').length

/** The entry of the app's own SDK, which is fetched on intent. */
export const sdk = /index\.es/

export { expect }
