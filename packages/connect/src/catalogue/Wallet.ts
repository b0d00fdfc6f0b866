import type { Mark } from './mark.ts'

/** A wallet of the catalogue, as data. */
export type Wallet = {
  id: string
  name: string
  /** A local SVG as a data URI: a mark of our own, at most 600 bytes. */
  icon: string
  mark: Mark
  /** EIP-6963 identities, the usual one first. */
  rdns: readonly string[]
  /** Paths under `window` where it puts its provider. */
  namespaces: readonly string[]
  /** Properties that are `true` on its legacy provider, beside `isMetaMask`. */
  flags: readonly string[]
  /** `<base>wc?uri=<encoded uri>` opens it with a WalletConnect address. */
  link?: { universal?: string; native?: string }
}

/** Ids in the stores, and the wallet's own page. */
export type Store = 'chrome' | 'edge' | 'firefox' | 'ios' | 'android' | 'site'
