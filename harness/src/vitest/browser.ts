import { inject, test as base } from 'vitest'
import type { PersonaName } from '../personas/index.ts'
import { defaultChains } from '../walletDefaults.ts'
import type { DeclaredChains } from '../wallet/types.ts'
import type { Persona } from '../wallet/engineAndPersonaTypes.ts'
import type { Wallet } from '../wallet/Wallet.ts'
import { type AddWalletOptions, createWallets, type TestWallets } from './createWallets.ts'
import { verifyWalletsAtEnd } from './verifyWalletsAtEnd.ts'

export { approve, fail, hang, pass, prompt, reject, reply } from '../wallet/ruleBuilder.ts'
export type { AddWalletOptions, TestWallets }

declare module 'vitest' {
  interface ProvidedContext {
    /** Chains of the `globalSetup`, with the URLs of those that it started. */
    touchstone?: { chains: DeclaredChains }
  }
}

/** Creates a fixture that fails with a reason. The types of this entry are those of Node, so a test may request it. */
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
  'add "@touchstone/harness/vitest/chain" to globalSetup, and the wallet has a local chain, or run this test in Node'
const phoneAdvice = 'run this test in Node or in Playwright'

const notInPages = {
  chain: notInPage('chain', chainAdvice),
  localChains: notInPage('localChains', chainAdvice),
  phone: notInPage('phone', phoneAdvice),
  relay: notInPage('relay', phoneAdvice),
}

export type BrowserTestContext = {
  /** Persona of `wallet`: a name, or a value of `definePersona`. Default `metamask`. */
  persona: PersonaName | Persona
  walletOptions: AddWalletOptions
  /** Chains of the wallets, by id. Default: 56 and 1, and the chains of the `globalSetup`. */
  chains: DeclaredChains
  /** Whether a test fails if `verify` of a wallet throws, for example because of an open prompt. Default true. */
  verifyWallets: boolean
  wallet: Wallet
  wallets: TestWallets
} & Record<keyof typeof notInPages, never>

/**
 * Vitest's `test` for browser mode. The wallet runs in the page itself. A page cannot start a chain; add
 * `@touchstone/harness/vitest/chain` as a `globalSetup`.
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
  // Without a `globalSetup` the wallet lists these chains, although no node runs for them.
  chains: async ({ task: _ }, use) => {
    await use({ ...defaultChains, ...inject('touchstone')?.chains })
  },
  verifyWallets: true,
  wallets: async ({ chains, verifyWallets, task, onTestFinished }, use) => {
    const running = inject('touchstone')?.chains ?? {}
    const withUrls = Object.entries(chains).map(([key, settings]) => [
      key,
      { ...running[Number(key)], ...settings },
    ])
    const wallets = createWallets({ chains: Object.fromEntries(withUrls) as DeclaredChains })
    verifyWalletsAtEnd({ task, onTestFinished }, wallets.all, verifyWallets)
    await use(wallets)
    for (const wallet of wallets.all()) wallet.close()
  },
  wallet: async ({ wallets, persona, walletOptions }, use) => {
    await use(wallets.add(persona, walletOptions))
  },
  ...notInPages,
})
