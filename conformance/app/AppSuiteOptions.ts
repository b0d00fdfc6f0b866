import type { RunOptions } from '../cli/runOptions.ts'

/** Options of `touchstone app`. */
export type AppSuiteOptions = RunOptions & {
  wallet?: string
  in: 'node' | 'page'
  url?: string
  dapp?: string
  /** Folder of the unpacked extension of a real wallet. */
  extension?: string
  metamask?: string
}
