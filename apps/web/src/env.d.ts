/** Build variables of WalletConnect. */
interface ImportMetaEnv {
  /** Id of the WalletConnect project. Without it, the app cannot connect to a wallet on another device. */
  readonly VITE_WC_PROJECT_ID?: string
  /** URL of the WalletConnect relay. Default: WalletConnect's own relay. */
  readonly VITE_WC_RELAY_URL?: string
}
