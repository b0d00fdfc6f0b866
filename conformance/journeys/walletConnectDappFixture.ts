import type { PhoneFixture } from '@touchstone/harness/playwright'
import { routeRelay } from '@touchstone/harness/playwright'
import { expect, test as base, withDapp, type Dapp } from './dappFixture.ts'
import { walletConnectSiteUrl } from './siteUrl.ts'

export type WalletConnectDapp = Dapp & {
  code: ReturnType<Dapp['page']['getByRole']>
  hosts(): string[]
}

/** Playwright's `test` with WalletConnect in the app, no wallet in the page, and a local relay. */
export const test = base.extend<{ walletConnectDapp: WalletConnectDapp; phone: PhoneFixture }>({
  walletConnectDapp: async ({ page, context, chain, relay }, use) => {
    const options = {
      page,
      chain,
      site: walletConnectSiteUrl(),
      walletConnect: true,
      allowed: [duplicateSessionEnd],
      beforeLoad: () => routeRelay(context, relay),
    }
    await withDapp(options, (dapp, hosts) =>
      use({
        ...dapp,
        code: dapp.dialog.getByRole('img', { name: /QR code that connects/ }),
        hosts: hosts.all,
      }),
    )
  },
})

/**
 * The app's SDK (2.21.8) does not catch a rejection when the phone reports the end of a session twice. The phone sends
 * a message again if the relay has not acknowledged it by the next heartbeat.
 */
const duplicateSessionEnd = /^Error: Missing or invalid\. Record was recently deleted - session: /

/** Connects a phone with the QR code of the row "WalletConnect". */
export const pair = async (walletConnectDapp: WalletConnectDapp, phone: PhoneFixture) => {
  await walletConnectDapp.pick('WalletConnect')
  await phone.look(walletConnectDapp.code)
  await expect(walletConnectDapp.account).toContainText('BNB Smart Chain')
}

/** Simulates that the user leaves the page, for example to an app, or returns to it. */
export const show = ({ page }: WalletConnectDapp, state: 'hidden' | 'visible') =>
  page.evaluate((next) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => next })
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => next === 'hidden' })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)

/** Counts session proposals. Wait for one before you advance the clock: the SDK's first one times out after 15 s. */
export const countProposals = (calls: readonly { method: string }[]): number =>
  calls.filter(({ method }) => method === 'wc_proposeSession').length

/** Entry chunk of WalletConnect's SDK, which the app loads when the user hovers over a row or clicks it. */
export const sdkChunk = /index\.es/

export { expect }
