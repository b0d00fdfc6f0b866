/**
 * An EIP-1193 provider as a page finds it: trusted in nothing but that it may have these. Each may throw, never
 * answer, or answer anything; amounts and chain ids are hex by the letter (EIP-695, EIP-1474).
 *
 * @see https://eips.ethereum.org/EIPS/eip-1193
 */
export type Provider = {
  /** EIP-1193. Rejects with an error that has a `code` (EIP-1193, EIP-1474), by the letter. */
  request?(args: { method: string; params?: unknown }): Promise<unknown>
  /** `accountsChanged`, `chainChanged`, `connect`, `disconnect`, `message` (EIP-1193). */
  on?(event: string, listener: (...args: unknown[]) => void): unknown
  removeListener?(event: string, listener: (...args: unknown[]) => void): unknown
  /** Providers from before EIP-1193 (persona `legacy`). */
  enable?(): Promise<unknown>
  sendAsync?(payload: object, callback: (error: unknown, response: unknown) => void): void
  send?(method: string, params?: unknown): Promise<unknown>
}
