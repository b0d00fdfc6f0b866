/** A wallet of the catalogue, as data. */
export type Wallet = {
  id: string
  name: string
  /** A local SVG as a data URI: a mark of our own, at most 600 bytes. */
  icon: string
  /** EIP-6963 identities, the usual one first. */
  rdns: readonly string[]
  /** Paths under `window` where it puts its provider. */
  namespaces: readonly string[]
  /** Properties that are `true` on its legacy provider, beside `isMetaMask`. */
  flags: readonly string[]
  /** Where to get it: store ids and pages. */
  get: Readonly<Partial<Record<Store, string>>>
  /** `<base>wc?uri=<encoded uri>` opens it with a WalletConnect address. */
  link?: { universal?: string; native?: string }
  /** `<prefix><encoded address of the page>` opens a page in its own browser. */
  browser?: string
}

/** Ids in the stores, and the wallet's own page. */
export type Store = 'chrome' | 'edge' | 'firefox' | 'ios' | 'android' | 'site'
