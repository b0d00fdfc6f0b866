import { reads } from '../../wallet/methods/reads.ts'

/**
 * Methods that need no control address: reads, and what a wallet sends. All others need it, such as
 * `anvil_*`, `evm_*`, `debug_*`, `hardhat_*` and their aliases.
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
