import type { Method } from '../engineAndPersonaTypes.ts'
import { toHex } from '../hex.ts'
import { accounts, coinbase, requestAccounts } from './accounts.ts'
import { getPermissions, revokePermissions } from './permissions.ts'
import { nodeMethods } from './nodeMethods.ts'
import { switchEthereumChain } from './switchEthereumChain.ts'

/** JSON-RPC methods whose code every page has from the start: for connections and chains, and those of the node. */
export const initialMethods: Record<string, Method> = {
  ...nodeMethods,
  eth_accounts: accounts,
  eth_requestAccounts: requestAccounts,
  eth_coinbase: coinbase,
  wallet_getPermissions: getPermissions,
  wallet_revokePermissions: revokePermissions,
  // EIP-695 and EIP-1474. The next two methods need no permission.
  eth_chainId: (_, { store }) => toHex(store.chainId()),
  net_version: (_, { store }) => String(store.chainId()),
  wallet_switchEthereumChain: switchEthereumChain,
}
