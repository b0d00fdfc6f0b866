import { testAccounts } from './chain/testAccounts.ts'
import type { Account, DeclaredChains } from './wallet/types.ts'

/** Default accounts of a wallet: the first three of the public test mnemonic. */
export const defaultAccounts: readonly Account[] = testAccounts.slice(0, 3)

/** Default chain of wallets and of local chains: BNB Smart Chain. */
export const defaultChainId = 56

/** Default chains of a wallet. */
export const defaultChains: DeclaredChains = {
  [defaultChainId]: { name: 'BNB Smart Chain' },
  1: { name: 'Ethereum' },
}
