import { testAccounts } from './chain/accounts.ts'
import type { Account, Chain } from './wallet/types.ts'

/** Default accounts of a wallet: the first three of the public test mnemonic. */
export const defaultAccounts: readonly Account[] = testAccounts.slice(0, 3)

/** Default networks of a wallet. */
export const defaultChains: readonly Chain[] = [
  { chainId: 56, name: 'BNB Smart Chain', rpcUrl: 'http://127.0.0.1:8545' },
  { chainId: 1, name: 'Ethereum', rpcUrl: 'http://127.0.0.1:8546' },
]
