import { createWallet, type CreateWalletOptions } from '../createWallet.ts'
import type { PersonaName } from '../personas/index.ts'
import type { Wallet } from '../wallet/createWallet.ts'

export type AddWalletOptions = Omit<CreateWalletOptions, 'persona'>

/** Wallets of one test. */
export type TestWallets = {
  /**
   * Adds a wallet with this persona.
   *
   * @throws {TypeError} if the name is unknown or taken, or an option is malformed
   */
  add(persona: PersonaName, options?: AddWalletOptions): Wallet
  all(): Wallet[]
}

export const createWallets = (defaults: AddWalletOptions): TestWallets => {
  const added = new Map<string, Wallet>()
  return {
    all: () => [...added.values()],
    add: (persona, options = {}) => {
      const wallet = createWallet({ ...defaults, ...options, persona })
      if (added.has(wallet.id))
        throw new TypeError(
          `There is already a wallet "${wallet.id}" in this test: give the second one an "id" of its own.`,
        )
      added.set(wallet.id, wallet)
      return wallet
    },
  }
}
