import { inject, test as base } from 'vitest'
import type { PersonaName } from '../personas/index.ts'
import { defaultChains } from '../walletDefaults.ts'
import type { Account } from '../wallet/types.ts'
import type { Wallet } from '../wallet/createWallet.ts'
import { type AddWalletOptions, createWallets, type TestWallets } from './createWallets.ts'
import { verifyAtEnd } from './verifyAtEnd.ts'

export { approve, fail, hang, pass, prompt, reject, reply } from '../wallet/ruleBuilder.ts'
export type { AddWalletOptions, TestWallets }

declare module 'vitest' {
  interface ProvidedContext {
    /** Local chain 56, if `@touchstone/harness/vitest/chain` is a `globalSetup`. */
    touchstone?: { url: string; accounts: Account[] }
  }
}

/**
 * Creates a fixture that fails, in place of one that a page cannot have. The types of this entry are those of
 * Node, so a test may request such a fixture. The test then gets an error with the reason instead of
 * undefined.
 */
const notInPage = (name: string, instead: string) => {
  // Vitest reads the dependencies of a fixture from the destructuring pattern of its parameter. This fixture
  // has no dependency, so its pattern names `task`, which every test has.
  return async ({ task: _ }: { task: unknown }): Promise<never> => {
    throw new Error(
      `There is no "${name}" in Vitest's browser mode, because a page can start no process and no server: ${instead}.`,
    )
  }
}

const chainAdvice =
  'add "@touchstone/harness/vitest/chain" to globalSetup, and the wallet has a local chain 56, or run this test in Node'
const phoneAdvice = 'run this test in Node or in Playwright'

const notInPages = {
  chain: notInPage('chain', chainAdvice),
  chains: notInPage('chains', chainAdvice),
  phone: notInPage('phone', phoneAdvice),
  relay: notInPage('relay', phoneAdvice),
}

export type BrowserTestContext = {
  /** Persona of `wallet`. Default `metamask`. */
  persona: PersonaName
  walletOptions: AddWalletOptions
  /** Whether leftovers (an unused rule, an open prompt) fail the test. */
  verifyWallets: boolean
  wallet: Wallet
  wallets: TestWallets
} & Record<keyof typeof notInPages, never>

/**
 * Vitest's `test` for browser mode, with the API of the Node version. The wallet runs in the page itself. A
 * page cannot start a chain; add `@touchstone/harness/vitest/chain` as a `globalSetup`.
 *
 * @example
 * test('is announced', ({ wallet, expect }) => {
 *   wallet.announce(window)
 *   expect(window.ethereum).toBe(wallet.provider)
 * })
 */
export const test = base.extend<BrowserTestContext>({
  persona: 'metamask',
  walletOptions: {},
  verifyWallets: true,
  wallets: async ({ verifyWallets, task, onTestFinished }, use) => {
    const chain = inject('touchstone')
    const wallets = createWallets(
      chain
        ? {
            accounts: chain.accounts,
            // The other chains stay in the wallet's list, although no node runs for them.
            chains: defaultChains.map((one) =>
              one.chainId === 56 ? { ...one, rpcUrl: chain.url } : one,
            ),
          }
        : {},
    )
    verifyAtEnd({ task, onTestFinished }, wallets.all, verifyWallets)
    await use(wallets)
    for (const wallet of wallets.all()) wallet.close()
  },
  wallet: async ({ wallets, persona, walletOptions }, use) => {
    await use(wallets.add(persona, walletOptions))
  },
  ...notInPages,
})
