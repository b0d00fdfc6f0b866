import type { Method } from '../core.ts'
import { accounts, coinbase, requestAccounts } from './accounts.ts'
import { chainId, netVersion } from './chainId.ts'
import { getPermissions, revokePermissions } from './permissions.ts'
import { nodeMethods } from './nodeMethods.ts'
import { switchEthereumChain } from './switchEthereumChain.ts'

/** JSON-RPC methods that a page needs to connect. Every page has their code from the start. */
export const initialMethods: Record<string, Method> = {
  ...nodeMethods,
  eth_accounts: accounts,
  eth_requestAccounts: requestAccounts,
  eth_coinbase: coinbase,
  wallet_getPermissions: getPermissions,
  wallet_revokePermissions: revokePermissions,
  eth_chainId: chainId,
  net_version: netVersion,
  wallet_switchEthereumChain: switchEthereumChain,
}
