import { reads } from '../../wallet/methods/reads.ts'

/**
 * Methods that everybody on this machine may call: reads, and what a wallet sends. Everything else
 * (`anvil_*`, `evm_*`, `debug_*`, `hardhat_*` and their aliases) is for who knows the control address.
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
