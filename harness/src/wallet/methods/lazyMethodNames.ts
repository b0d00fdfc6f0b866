/** Methods whose code a page may load later. A page needs their names to wait for it. */
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

export type LazyMethodName = (typeof lazyMethodNames)[number]
