import type { PhoneFixture } from '@touchstone/harness/playwright'
import { routeRelay } from '@touchstone/harness/playwright'
import { routeChains } from '../app/environments/page/routeChains.ts'
import { createDapp, expect, collectComplaints, test as base, type Dapp } from './dapp.ts'
import { watchHosts } from './watchHosts.ts'
import { walletConnectSiteUrl } from './siteUrl.ts'

/** Page object of the app built with a WalletConnect project. */
export type WalletConnectDapp = Dapp & {
  /** Locator of the QR code. */
  code: ReturnType<Dapp['page']['getByRole']>
  /** Returns every foreign host that the page has contacted. */
  hosts(): string[]
}

/**
 * Playwright's `test` with that app open, no wallet in the page, and a local relay instead of WalletConnect's. The page
 * may contact only the nodes, the relay and its verification host.
 */
export const test = base.extend<{ walletConnectDapp: WalletConnectDapp; phone: PhoneFixture }>({
  walletConnectDapp: async ({ page, context, chain, relay }, use) => {
    const nodes = async (chainId: number) =>
      (chainId === chain.chainId ? chain : await chain.of(chainId)).url
    await routeChains(context, walletConnectSiteUrl(), nodes)
    await routeRelay(context, relay)
    const hosts = await watchHosts(page, walletConnectSiteUrl(), { walletConnect: true })
    const complaints = await collectComplaints(page)
    const allowed = [duplicateSessionEnd]
    await page.goto(walletConnectSiteUrl())
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
 * Error of the app's SDK (2.21.8) when it gets the end of a session twice: it does not catch the rejection of
 * `isValidDisconnect`. A wallet's SDK sends a message again if the relay has not acknowledged it at the next heartbeat.
 */
const duplicateSessionEnd = /^Error: Missing or invalid\. Record was recently deleted - session: /

/** Number of proposals that the relay got. Wait for the first before the clock advances: it times out after 15 s. */
export const countProposals = (calls: readonly { method: string }[]): number =>
  calls.filter(({ method }) => method === 'wc_proposeSession').length

/** Entry chunk of the WalletConnect SDK, which loads on intent. */
export const sdkChunk = /index\.es/

export { expect }
