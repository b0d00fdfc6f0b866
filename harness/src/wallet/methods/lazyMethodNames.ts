/** JSON-RPC methods whose code a page loads on first use. It knows their names from the start. */
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
