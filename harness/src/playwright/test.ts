import { test as base } from '@playwright/test'
import type { PersonaName } from '../personas/index.ts'
import { type Chains, createChains } from '../fixtures/createChains.ts'
import { type ChainFixture, createChainFixture } from './chainFixture.ts'
import { type AddOptions, createWallets, type Wallets } from './createWallets.ts'
import type { PageWallet } from './pageWallet.ts'

export type WalletTestOptions = {
  /** Which wallet `wallet` is; default `metamask`. */
  persona: PersonaName
  walletOptions: AddOptions
  /** `false`: what a test leaves over (an unused rule, an open prompt) does not fail it. */
  verifyWallets: boolean
}

export type WalletTestFixtures = {
  wallet: PageWallet
  wallets: Wallets
  chain: ChainFixture
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
      for (const wallet of wallets.all()) await wallet.verify()
  },
  wallet: async ({ wallets, persona, walletOptions }, use) => {
    await use(await wallets.add(persona, walletOptions))
  },
})
