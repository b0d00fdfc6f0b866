/**
 * Id of a catalogue wallet, or the rdns of another announced wallet (EIP-6963). If several wallets of a page
 * announce one identity, all but the first have a suffix: `metamask#2`. A suffix is valid only within its page.
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
  /** Properties that are `true` on the wallet's legacy provider, without `isMetaMask`. */
  flags: readonly string[]
  /** Base of the deep link: `<base>wc?uri=<encoded uri>` opens the app with a WalletConnect URI. */
  link?: { universal?: string; native?: string }
}

/** Extension stores, app stores, and the wallet's own page. */
export type Store = 'chrome' | 'edge' | 'firefox' | 'ios' | 'android' | 'site'

/** Wallet icon as data: a white path on a rounded square of one colour, in a 24 x 24 view box. */
export type Mark = { colour: string; path: string }
