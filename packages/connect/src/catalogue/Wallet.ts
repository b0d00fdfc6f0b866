import type { Provider } from '../discovery/Provider.ts'

/**
 * Id of a wallet in the catalogue, or the rdns of another announced wallet (EIP-6963). If several wallets of a page
 * claim one identity, the ids of all but the first have a suffix until the page reloads: `metamask#2`.
 */
export type WalletId =
  | 'rabby'
  | 'gate'
  | 'tokenpocket'
  | 'walletconnect'
  | 'bitget'
  | 'metamask'
  | 'rainbow'
  | 'binance'
  | (string & {})

/**
 * Description of a wallet, for the option `wallets` of `createConnection`. The connection, the dialog's row, the QR
 * code, the app link and the install guide use it. `defineWallet` validates it.
 */
export type Wallet = {
  /** Id in the dialog and in `connect({ wallet })`. Unique in `wallets`, without spaces and `#`. */
  id: string
  name: string
  /** Data URI of an image, or a drawing. Without an icon, the dialog shows the first letter of the name. */
  icon?: string | Mark
  /** EIP-6963 rdns values in lower case, the most common first. The first description with an rdns gets the wallet. */
  rdns?: readonly string[]
  /** Paths below `window` that hold the wallet's provider. Do not list `ethereum`, which may hold any wallet. */
  namespaces?: readonly string[]
  /** Properties that are `true` on the wallet's legacy provider, except `isMetaMask`, which many wallets set. */
  flags?: readonly string[]
  links?: WalletLinks | undefined
  /** All stores that have the wallet: for a browser without one, the dialog can say that there is no extension. */
  stores?: Readonly<Partial<Record<Store, string>>> | undefined
  /** Whether the wallet pairs by WalletConnect. Default: whether `links` has `native` or `universal`. */
  walletConnect?: boolean
  /**
   * Returns the EIP-1193 provider of a wallet that the app brings itself, which the connection keeps. A connect has no
   * timeout: the provider or the user ends it.
   */
  getProvider?: Remote
}

/** Function that returns the EIP-1193 provider of a wallet that is not installed in this page. */
export type Remote = (() => Promise<Provider>) & {
  /** Returns whether the wallet is connected, or was before a reload: it is then preferred to an installed wallet. */
  isOpen?(): boolean
  /** Cancels the attempt to reach the wallet. */
  cancel?(): void
}

/** Links that open the app of a wallet. */
export type WalletLinks = {
  /** Base of the https link that opens the app. `wc?uri=` and the encoded URI follow it, so it ends in a slash. */
  universal?: string
  /** Base with the app's own scheme. Preferred to `universal`: the page stays open if the app is missing. */
  native?: string
  /** Link that opens a page in the wallet's own browser. `{url}` stands for the encoded URL of the page. */
  browser?: string
}

/**
 * Place from which a user installs a wallet. The value in `stores` is the id in the store (`chrome`, `edge`, `firefox`,
 * `ios` as `id` and digits, `android`), and for `site` the https URL of the wallet's own page.
 */
export type Store = 'chrome' | 'edge' | 'firefox' | 'ios' | 'android' | 'site'

/** Icon as data: a white line along `path` in a 24 x 24 view box, on a rounded square of a hex colour. */
export type Mark = { colour: string; path: string }
