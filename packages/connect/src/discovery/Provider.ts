/**
 * Untrusted EIP-1193 provider of a page. Each method may be missing, throw, never settle, or return any value. The
 * standards require hex amounts and chain ids (EIP-695, EIP-1474), but wallets deviate.
 *
 * @see https://eips.ethereum.org/EIPS/eip-1193
 */
export type Provider = {
  /** EIP-1193 requires it to reject with an error that has a `code` (EIP-1193, EIP-1474). Wallets deviate. */
  request?(args: { method: string; params?: unknown }): Promise<unknown>
  /** `accountsChanged`, `chainChanged`, `connect`, `disconnect`, `message` (EIP-1193). */
  on?(event: string, listener: (...args: unknown[]) => void): unknown
  removeListener?(event: string, listener: (...args: unknown[]) => void): unknown
  /** Method of providers from before EIP-1193 (persona `legacy`). */
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
