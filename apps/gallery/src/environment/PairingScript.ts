/** Behaviour of the WalletConnect relay and the phone. */
export type PairingScript = {
  /** The relay stays silent, rejects the app, or rejects the device's clock. Default: it answers at once. */
  relay?: 'silent' | 'refuses' | 'clock'
  /**
   * Response of the phone to the session proposal. Default: none. With `elsewhere`, the phone approves a session on
   * Ethereum only, and never answers the request to switch to the app's own network.
   */
  phone?: 'approves' | 'elsewhere' | { error: { code?: number; message?: string } }
}
