import { testAccounts } from '../chain/accounts.ts'
import type { Account, Chain } from '../wallet/types.ts'

/** The accounts of a wallet when nobody says otherwise: the first of the public test phrase. */
export const defaultAccounts: readonly Account[] = testAccounts.slice(0, 3)

/** The networks that a wallet lists when nobody says otherwise. */
export const defaultChains: readonly Chain[] = [
  { chainId: 56, name: 'BNB Smart Chain', rpcUrl: 'http://127.0.0.1:8545' },
  { chainId: 1, name: 'Ethereum', rpcUrl: 'http://127.0.0.1:8546' },
]
