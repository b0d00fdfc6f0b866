import { expect, test as base } from '@playwright/test'
import type { PersonaName } from '../personas/index.ts'
import { type Chains, createChains } from '../fixtures/createChains.ts'
import { endPhones } from '../fixtures/endPhones.ts'
import { together } from '../fixtures/together.ts'
import { type PhoneName, type RelayServer, startRelay, stayHome } from '../relay/index.ts'
import { type ChainFixture, createChainFixture } from './chainFixture.ts'
import { type AddOptions, createWallets, type Wallets } from './createWallets.ts'
import type { PageWallet } from './pageWallet.ts'
import {
  type AddPhoneOptions,
  createPhones,
  type PhoneFixture,
  type Phones,
} from './relay/phoneFixture.ts'
import { routeRelay } from './relay/routeRelay.ts'
import { type Outside, watchOutside } from './relay/watchOutside.ts'
import { waitsOf } from './waits.ts'

export type WalletTestOptions = {
  /** Which wallet `wallet` is; default `metamask`. */
  persona: PersonaName
  walletOptions: AddOptions
  /** `false`: what a test leaves over (a rule unused or without an end, an open prompt) does not fail it. */
  verifyWallets: boolean
  /** Which wallet `phone` is; default `walletconnect`: none in particular. */
  phonePersona: PhoneName
  phoneOptions: AddPhoneOptions
}

export type WalletTestFixtures = {
  wallet: PageWallet
  wallets: Wallets
  chain: ChainFixture
  /**
   * A WalletConnect relay on this machine, which every page takes for the public one. With it a test
   * fails that reaches any other host, from a page or from the test itself.
   */
  relay: RelayServer
  /** A wallet on a phone beside the page: `phone.look(picture)` scans the code that it shows. */
  phone: PhoneFixture
  phones: Phones
  /** What the pages tried to reach outside this machine. */
  outside: Outside
  /** For fixtures: the chains of this test, none of them started yet. */
  chains: Chains
}

/**
 * Playwright's `test` with a fake wallet in the page and a local chain behind it.
 *
 * @example
 * test('says why', async ({ page, wallet }) => {
 *   wallet.on('eth_requestAccounts').once().reject()
 *   await page.goto('/')
 *   await page.getByRole('button', { name: 'Connect' }).click()
 *   await expect(page.getByRole('status')).toContainText('You declined')
 * })
 */
export const test = base.extend<WalletTestFixtures & WalletTestOptions>({
  persona: ['metamask', { option: true }],
  walletOptions: [{}, { option: true }],
  verifyWallets: [true, { option: true }],
  phonePersona: ['walletconnect', { option: true }],
  phoneOptions: [{}, { option: true }],
  outside: async ({ context }, use) => {
    await use(watchOutside(context))
  },
  relay: async ({ context, outside }, use, testInfo) => {
    const guard = stayHome()
    const relay = await startRelay()
    await routeRelay(context, relay)
    await use(relay)
    await relay.stop()
    guard.end()
    if (testInfo.status !== testInfo.expectedStatus) return
    expect([...guard.reached(), ...(await outside.requests())], 'what left this machine').toEqual(
      [],
    )
  },
  phones: async ({ relay, chains, verifyWallets }, use, testInfo) => {
    const phones = createPhones({ relay, rpc: chains.rpc })
    await use(phones)
    await endPhones(phones.all(), verifyWallets && testInfo.status === testInfo.expectedStatus)
  },
  phone: async ({ phones, phonePersona, phoneOptions }, use) => {
    await use(await phones.add(phonePersona, phoneOptions))
  },
  chains: async ({}, use) => {
    const chains = createChains()
    await use(chains)
    await chains.release()
  },
  chain: async ({ chains }, use) => {
    await use(await createChainFixture(chains, 56))
  },
  wallets: async ({ context, chains, verifyWallets }, use, testInfo) => {
    const wallets = await createWallets(context, { rpc: chains.rpc })
    await use(wallets)
    if (verifyWallets && testInfo.status === testInfo.expectedStatus)
      await together(wallets.all().map(async (wallet) => wallet.verify()))
    // Of a promise of ours Playwright knows nothing: it would say only that the time was up.
    if (testInfo.status === 'timedOut')
      await together(waitsOf(wallets.all()).map((wait) => Promise.reject(wait)))
  },
  wallet: async ({ wallets, persona, walletOptions }, use) => {
    await use(await wallets.add(persona, walletOptions))
  },
})
