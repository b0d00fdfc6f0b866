/** An EIP-1193 provider as a page finds it: trusted in nothing but that it may have these. */
export type Provider = {
  request?(args: { method: string; params?: unknown }): Promise<unknown>
  on?(event: string, listener: (...args: unknown[]) => void): unknown
  removeListener?(event: string, listener: (...args: unknown[]) => void): unknown
  /** Providers from before EIP-1193 (persona `legacy`). */
  enable?(): Promise<unknown>
  sendAsync?(payload: object, callback: (error: unknown, response: unknown) => void): void
  send?(method: string, params?: unknown): Promise<unknown>
}
