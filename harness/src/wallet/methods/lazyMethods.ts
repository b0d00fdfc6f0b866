import type { Method } from '../engineAndPersonaTypes.ts'
import { addEthereumChain } from './addEthereumChain.ts'
import { getCallsStatus, sendCalls, showCallsStatus } from './sendCallsAndStatus.ts'
import { getCapabilities } from './capabilities.ts'
import { walletConnect, walletDisconnect } from './erc7846.ts'
import { requestPermissions } from './permissions.ts'
import { personalSign } from './personalSign.ts'
import { sendTransaction } from './sendTransaction.ts'
import { signTypedData } from './signTypedData.ts'
import { subscribe, unsubscribe } from './subscribe.ts'
import { watchAsset } from './watchAsset.ts'
import type { LazyMethodName } from './lazyMethodNames.ts'

/** JSON-RPC methods that a page loads on first use: signatures, and methods that few pages use. */
// The standard wallet lacks the two excluded methods. Personas of wallets that have such a method add it.
export const lazyMethods: Record<
  Exclude<LazyMethodName, 'personal_ecRecover' | 'eth_getEncryptionPublicKey'>,
  Method
> = {
  wallet_requestPermissions: requestPermissions,
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
