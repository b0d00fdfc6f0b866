/** Reason of an error: `reason` of the connection's errors, and result of `classify`. */
export type ErrorReason =
  /** The user declined in the wallet (EIP-1193 code 4001 and its equivalents). */
  | 'user-rejected'
  /** The wallet or the app does not have the chain (MetaMask's code 4902 and its equivalents). */
  | 'chain-not-configured'
  /** The wallet still has an earlier request open (-32002). */
  | 'pending'
  /** The wallet is locked. */
  | 'locked'
  /** The wallet does not support the request (EIP-1193 code 4200, EIP-1474 code -32601). */
  | 'unsupported'
  /** The wallet lost its connection to its chains (EIP-1193 codes 4900 and 4901), or the device has no network. */
  | 'offline'
  /** The wallet, its node or the WalletConnect relay cannot be reached. */
  | 'unreachable'
  /** The wallet did not answer in time. */
  | 'timeout'
  /** The connection has another request open. Finish or cancel that one first. */
  | 'busy'
  /** The request was cancelled or replaced, for example by `cancel`, `disconnect` or another connect. */
  | 'aborted'
  /** A switch or an add without a connection, or the connection ended during it. */
  | 'disconnected'
  /** The page has no provider of the wallet, or the wallet is gone. */
  | 'provider-not-found'
  /** The wallet approved the request but returned no account. */
  | 'no-accounts'
  /** No other reason is known. `cause` has the wallet's error, if there is one. */
  | 'unknown'
