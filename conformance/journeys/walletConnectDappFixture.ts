import type { PhoneFixture } from '@touchstone/harness/playwright'
import { routeRelay } from '@touchstone/harness/playwright'
import { routeNodeRequests } from '../app/environments/page/routeNodeRequests.ts'
import { createDapp, expect, collectPageErrors, test as base, type Dapp } from './dappFixture.ts'
import { watchContactedHosts } from './watchContactedHosts.ts'
import { walletConnectSiteUrl } from './siteUrl.ts'

/** Page object of the build of the app that supports WalletConnect. */
export type WalletConnectDapp = Dapp & {
  /** Locator of the QR code in the dialog. */
  code: ReturnType<Dapp['page']['getByRole']>
  /** Returns every host that the page has contacted, except its own. */
  hosts(): string[]
}

/**
 * Playwright's `test` with the build of the app that supports WalletConnect, no wallet in the page, and a local relay
 * instead of WalletConnect's. A test fails if the page contacts hosts other than public nodes, WalletConnect's relay
 * and its verification host.
 */
export const test = base.extend<{ walletConnectDapp: WalletConnectDapp; phone: PhoneFixture }>({
  walletConnectDapp: async ({ page, context, chain, relay }, use) => {
    const nodes = async (chainId: number) =>
      (chainId === chain.chainId ? chain : await chain.of(chainId)).url
    await routeNodeRequests(context, walletConnectSiteUrl(), nodes)
    await routeRelay(context, relay)
    const hosts = await watchContactedHosts(page, walletConnectSiteUrl(), { walletConnect: true })
    const pageErrors = await collectPageErrors(page)
    const allowed = [duplicateSessionEnd]
    await page.goto(walletConnectSiteUrl())
    const dapp = createDapp(page, (pattern) => void allowed.push(pattern))
    await use({
      ...dapp,
      code: dapp.dialog.getByRole('img', { name: /QR code that connects/ }),
      hosts: hosts.all,
    })
    expect(pageErrors.filter((one) => !allowed.some((pattern) => pattern.test(one)))).toEqual([])
    expect(hosts.foreign()).toEqual([])
  },
})

/**
 * Uncaught error of WalletConnect's SDK (2.21.8) in the app, which the tests allow. It occurs when the phone reports
 * the end of a session twice, because the SDK does not catch the rejection of `isValidDisconnect`. The phone's SDK
 * sends a message again if the relay has not acknowledged it by the next heartbeat.
 */
const duplicateSessionEnd = /^Error: Missing or invalid\. Record was recently deleted - session: /

/**
 * Counts the session proposals among the relay's calls. Wait for a proposal before you advance the clock, because the
 * SDK's first one times out after 15 s.
 */
export const countProposals = (calls: readonly { method: string }[]): number =>
  calls.filter(({ method }) => method === 'wc_proposeSession').length

/**
 * Matches the entry chunk of WalletConnect's SDK, which the app loads when the user hovers over a row or clicks it.
 */
export const sdkChunk = /index\.es/

export { expect }
