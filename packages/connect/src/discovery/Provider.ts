/**
 * Untrusted EIP-1193 provider of a page. Each method may be missing, throw, never settle, or return any value. The
 * standards require hex amounts and chain ids (EIP-695, EIP-1474), but wallets deviate.
 *
 * @see https://eips.ethereum.org/EIPS/eip-1193
 */
export type Provider = {
  /** Sends a request. EIP-1193 requires that a rejection is an error with a `code` of EIP-1193 or EIP-1474. */
  request?(args: { method: string; params?: unknown }): Promise<unknown>
  /** Listens to `accountsChanged`, `chainChanged`, `connect`, `disconnect` or `message` (EIP-1193). */
  on?(event: string, listener: (...args: unknown[]) => void): unknown
  removeListener?(event: string, listener: (...args: unknown[]) => void): unknown
  /** Method of providers from before EIP-1193, like the two below. */
  enable?(): Promise<unknown>
  sendAsync?(payload: object, callback: (error: unknown, response: unknown) => void): void
  send?(method: string, params?: unknown): Promise<unknown>
}

/** EIP-1193 provider for the app's own requests, such as signing and sending. */
export type ObservedProvider = {
  request(args: { method: string; params?: unknown }): Promise<unknown>
  on(event: string, listener: (...args: unknown[]) => void): unknown
  removeListener(event: string, listener: (...args: unknown[]) => void): unknown
}
