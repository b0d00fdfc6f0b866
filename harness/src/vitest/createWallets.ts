import type { Chains } from '../chain/createLazyChains.ts'
import { createWallet, type CreateWalletOptions } from '../createWallet.ts'
import type { PersonaName } from '../personas/index.ts'
import type { Persona } from '../wallet/engineAndPersonaTypes.ts'
import type { Wallet } from '../wallet/Wallet.ts'

/** Options of a wallet that a test adds: those of `createWallet` without the persona. */
export type AddWalletOptions = Omit<CreateWalletOptions, 'persona'>

/** Wallets of one test. */
export type TestWallets = {
  /**
   * Adds a wallet with this persona, given by its name or as a value of `definePersona`.
   *
   * @throws {TypeError} if the name is unknown or taken, or an option is malformed
   */
  add(persona: PersonaName | Persona, options?: AddWalletOptions): Wallet
  all(): Wallet[]
}

/** Creates the wallets of a test. Their chains without `rpcUrl` are those of `localChains`, if there are any. */
export const createWallets = (
  defaults: AddWalletOptions,
  localChains?: Pick<Chains, 'declare' | 'rpc'>,
): TestWallets => {
  const added = new Map<string, Wallet>()
  return {
    all: () => [...added.values()],
    add: (persona, options = {}) => {
      const wallet = createWallet({
        ...defaults,
        ...(localChains && { rpc: localChains.rpc }),
        ...options,
        persona,
      })
      if (added.has(wallet.id))
        throw new TypeError(
          `There is already a wallet "${wallet.id}" in this test: give the second one an "id" of its own.`,
        )
      if (options.chains) localChains?.declare(options.chains)
      added.set(wallet.id, wallet)
      return wallet
    },
  }
}
