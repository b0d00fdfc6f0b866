import { reads } from '../../wallet/methods/reads.ts'

/**
 * Methods at the public address: reads, and the methods that a wallet sends. All others need the control
 * address, such as `anvil_*`, `evm_*`, `debug_*`, `hardhat_*` and their aliases.
 */
export const pageMethods: ReadonlySet<string> = new Set([
  ...Object.keys(reads),
  'eth_accounts',
  'eth_chainId',
  'eth_coinbase',
  'eth_fillTransaction',
  'eth_getAccount',
  'eth_getAccountInfo',
  'eth_getRawTransactionByHash',
  'eth_getTransactionBySenderAndNonce',
  'eth_sendRawTransactionSync',
  'eth_sendTransaction',
  'eth_subscribe',
  'eth_unsubscribe',
  'net_version',
])
