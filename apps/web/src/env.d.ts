/** Build variables of WalletConnect. */
interface ImportMetaEnv {
  /** Id of the WalletConnect project. Without it, the app connects no phones. */
  readonly VITE_WC_PROJECT_ID?: string
  /** Default: WalletConnect's own relay. */
  readonly VITE_WC_RELAY_URL?: string
}
