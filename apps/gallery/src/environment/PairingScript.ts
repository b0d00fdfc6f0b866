/** Behaviour of the WalletConnect relay and the phone. */
export type PairingScript = {
  /** The relay stays silent, rejects the app, or rejects the device's clock. Default: it answers at once. */
  relay?: 'silent' | 'refuses' | 'clock'
  /**
   * Response of the phone to the session proposal. Default: none. `elsewhere`: approves only Ethereum and leaves the
   * request for the app's own network open.
   */
  phone?: 'approves' | 'elsewhere' | { error: { code?: number; message?: string } }
}
