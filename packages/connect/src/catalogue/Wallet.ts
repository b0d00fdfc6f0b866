/**
 * Id of a wallet in the catalogue, or the rdns of another announced wallet (EIP-6963). If several wallets of a page
 * announce the same identity, the ids of all but the first have a suffix: `metamask#2`. A suffix is valid until the
 * page reloads.
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

/** Wallet of the catalogue. */
export type Wallet = {
  id: string
  name: string
  /** SVG data URI of at most 600 bytes, drawn by this project. */
  icon: string
  mark: Mark
  /** EIP-6963 rdns values, the most common one first. */
  rdns: readonly string[]
  /** Paths below `window` that hold the wallet's provider. */
  namespaces: readonly string[]
  /** Properties that are `true` on the wallet's legacy provider, except `isMetaMask`, which many wallets set. */
  flags: readonly string[]
  /** Base of the deep link: `<base>wc?uri=<encoded uri>` opens the app with a WalletConnect URI. */
  link?: { universal?: string; native?: string }
}

/** Place from which a user installs a wallet: an extension store, an app store, or the wallet's own page. */
export type Store = 'chrome' | 'edge' | 'firefox' | 'ios' | 'android' | 'site'

/** Wallet icon as data: a white path on a rounded square of one colour, in a 24 x 24 view box. */
export type Mark = { colour: string; path: string }
