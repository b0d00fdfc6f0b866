/** What happens where the app asks for a phone by WalletConnect. */
export type PairingScript = {
  /** The relay does not answer, or turns away the app, or this device for its clock. Else it answers, at once. */
  relay?: 'silent' | 'refuses' | 'clock'
  /**
   * What the phone answers to the proposal; nothing ever, unless a state says otherwise. `elsewhere`: approves
   * Ethereum alone, and leaves the question for the app's own network open.
   */
  phone?: 'approves' | 'elsewhere' | { error: { code?: number; message?: string } }
}
