import type { RunOptions } from '../cli/runOptions.ts'

/** Options of `touchstone app`. */
export type AppOptions = RunOptions & {
  wallet?: string
  in: 'node' | 'page'
  url?: string
  dapp?: string
  /** Path of an unpacked MetaMask, or a version. */
  extension?: string
  metamask?: string
}
