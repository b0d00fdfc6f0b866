import type { AppChains } from './cells/AppChains.ts'
import type { AppCell } from './cells/cells.ts'
import type { CellVariant } from './cells/CellVariant.ts'
import type { Observation } from './cells/Observation.ts'
import type { AppDriver } from './AppDriver.ts'

/** A place where a dapp and a wallet run: Node, or pages of a browser. Opens a driver for each variant of a cell. */
export type AppEnvironment = {
  name: 'node' | 'page'
  persona: string
  /** Chains of the app in this environment. */
  chains: AppChains
  /** Version of the wallet, if it is a real one. */
  version?: string
  /** Name and version of the browser, if there is one. */
  browser?: string
  /** Whether the wallet is on another device. False for the phone environment, which has `whyImpossible` instead. */
  remote: boolean
  /**
   * Whether the dapp is not the app of this repository. Other dapps may send other requests than the scripts expect.
   */
  isOtherDapp?: boolean
  /** Sentence about parts of the dapp that a run does not check, for the end of the output. */
  limitation?: string | undefined
  /** Value of the option `--url`, if there is no dapp module. The URL may serve something else than the app. */
  unverifiedUrl?: string
  /** Maximum number of drivers that are open at the same time. */
  concurrency: number
  /** Returns the reason why this environment cannot run a variant, or undefined if it can. */
  whyImpossible?(variant: CellVariant): string | undefined
  /** Reason why the app cannot connect to this wallet at all. */
  unreachableReason?: string
  /**
   * Ids of cells in which this persona sends the app the same messages as the persona `standard`. The page skips these
   * cells, and only Node runs them.
   */
  cellsLikeStandard?: ReadonlySet<string>
  /** Compares the observations on a real wallet with those on its persona. Returns a sentence for each difference. */
  compareWithPersona?(
    cell: AppCell,
    variant: CellVariant,
    observation: Observation,
  ): Promise<readonly string[]>
  /** Rejects when the environment is broken, so that no further variant can run. */
  fatalError?: Promise<never>
  /** Opens a driver for the next variant. Some environments prepare something for `variant` before its path. */
  open(variant?: CellVariant): Promise<AppDriver>
  close(): Promise<void>
}
