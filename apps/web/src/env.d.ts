/** What a build may be told about WalletConnect. */
interface ImportMetaEnv {
  /** Of the WalletConnect project; without it the app connects no phones. */
  readonly VITE_WC_PROJECT_ID?: string
  /** Default: WalletConnect's own relay. */
  readonly VITE_WC_RELAY_URL?: string
}
