import type { Call } from '../call.ts'
import type { Core } from '../core.ts'
import { addEthereumChain } from './addEthereumChain.ts'
import { accounts, coinbase, requestAccounts } from './accounts.ts'
import { chainId, netVersion } from './chainId.ts'
import { getCallsStatus, getCapabilities, sendCalls, showCallsStatus } from './calls.ts'
import { walletConnect, walletDisconnect } from './connect.ts'
import { reads } from './reads.ts'
import { getPermissions, requestPermissions, revokePermissions } from './permissions.ts'
import { personalSign } from './personalSign.ts'
import { sendTransaction } from './sendTransaction.ts'
import { signTypedData } from './signTypedData.ts'
import { subscribe, unsubscribe } from './subscribe.ts'
import { switchEthereumChain } from './switchEthereumChain.ts'
import { watchAsset } from './watchAsset.ts'

export type Method = (call: Call, core: Core) => unknown

/** What the wallet answers. All else is 4200; `eth_sign` is, on purpose, not here (EIP-1193, 4200). */
export const methods: Record<string, Method> = {
  ...reads,
  eth_accounts: accounts,
  eth_requestAccounts: requestAccounts,
  eth_coinbase: coinbase,
  wallet_getPermissions: getPermissions,
  wallet_requestPermissions: requestPermissions,
  wallet_revokePermissions: revokePermissions,
  eth_chainId: chainId,
  net_version: netVersion,
  wallet_switchEthereumChain: switchEthereumChain,
  wallet_addEthereumChain: addEthereumChain,
  personal_sign: personalSign,
  eth_signTypedData_v4: signTypedData,
  eth_sendTransaction: sendTransaction,
  eth_subscribe: subscribe,
  eth_unsubscribe: unsubscribe,
  wallet_watchAsset: watchAsset,
  wallet_getCapabilities: getCapabilities,
  wallet_sendCalls: sendCalls,
  wallet_getCallsStatus: getCallsStatus,
  wallet_showCallsStatus: showCallsStatus,
  wallet_connect: walletConnect,
  wallet_disconnect: walletDisconnect,
}
