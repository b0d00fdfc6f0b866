import { test as base } from 'vitest'
import type { Anvil } from '../chain/index.ts'
import { createWallet, type CreateWalletOptions } from '../createWallet.ts'
import { type Chains, createChains } from '../fixtures/createChains.ts'
import type { PersonaName } from '../personas/index.ts'
import type { Wallet } from '../wallet/createWallet.ts'

export type AddOptions = Omit<CreateWalletOptions, 'persona'>

/** The wallets of one test. */
export type Wallets = {
  /** @throws {TypeError} when the name is unknown or taken, or an option is malformed. */
  add(persona: PersonaName, options?: AddOptions): Wallet
  all(): Wallet[]
}

export type WalletTestContext = {
  /** Which wallet `wallet` is; default `metamask`. */
  persona: PersonaName
  walletOptions: AddOptions
  /** `false`: what a test leaves over (an unused rule, an open prompt) does not fail it. */
  verifyWallets: boolean
  wallet: Wallet
  wallets: Wallets
  /** The local chain 56: clean at the start of the test, put back at its end. */
  chain: Anvil
  /** The chains of this test, none of them started yet. */
  chains: Chains
}

/**
 * Vitest's `test` with a fake wallet and, when it is first asked, a local chain behind it. The
 * same words as in Playwright.
 *
 * @example
 * test('a rejection is 4001', async ({ wallet, expect }) => {
 *   wallet.on('eth_requestAccounts').once().reject()
 *   const connect = wallet.provider.request({ method: 'eth_requestAccounts' })
 *   await expect(connect).rejects.toMatchObject({ code: 4001 })
 * })
 */
export const test = base.extend<WalletTestContext>({
  persona: 'metamask',
  walletOptions: {},
  verifyWallets: true,
  // Vitest reads what a fixture wants from its parameter's pattern: it must name something.
  chains: async ({ task: _ }, use) => {
    const chains = createChains()
    await use(chains)
    await chains.release()
  },
  chain: async ({ chains }, use) => {
    await use(await chains.get(56))
  },
  wallets: async ({ chains, verifyWallets, task }, use) => {
    const wallets = createWallets(chains)
    await use(wallets)
    const failed = task.result?.state === 'fail'
    for (const wallet of wallets.all()) {
      if (verifyWallets && !failed) wallet.verify()
      wallet.close()
    }
  },
  wallet: async ({ wallets, persona, walletOptions }, use) => {
    await use(wallets.add(persona, walletOptions))
  },
})

const createWallets = ({ rpc }: Chains): Wallets => {
  const added = new Map<string, Wallet>()
  return {
    all: () => [...added.values()],
    add: (persona, options = {}) => {
      const wallet = createWallet({ rpc, ...options, persona })
      if (added.has(wallet.id))
        throw new TypeError(
          `There is already a wallet "${wallet.id}" in this test: give the second one an "id" of its own.`,
        )
      added.set(wallet.id, wallet)
      return wallet
    },
  }
}
