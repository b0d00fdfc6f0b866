/**
 * Names of the JSON-RPC methods whose code a page may load on first use. The page must know the names, so that
 * a request of such a method waits for the code.
 */
export const lazyMethodNames = [
  'wallet_requestPermissions',
  'wallet_addEthereumChain',
  'personal_sign',
  'personal_ecRecover',
  'eth_getEncryptionPublicKey',
  'eth_signTypedData_v4',
  'eth_sendTransaction',
  'eth_subscribe',
  'eth_unsubscribe',
  'wallet_watchAsset',
  'wallet_getCapabilities',
  'wallet_sendCalls',
  'wallet_getCallsStatus',
  'wallet_showCallsStatus',
  'wallet_connect',
  'wallet_disconnect',
] as const

/** Name of a method whose code a page may load on first use. */
export type LazyMethodName = (typeof lazyMethodNames)[number]
