import type { AppChains } from './cells/AppChains.ts'
import type { AppCell } from './cells/cells.ts'
import type { CellVariant } from './cells/CellVariant.ts'
import type { Observation } from './cells/Observation.ts'
import type { AppDriver } from './AppDriver.ts'

/** A place where a dapp and a wallet run: Node, or pages of a browser. */
export type AppEnvironment = {
  name: 'node' | 'page'
  persona: string
  chains: AppChains
  version?: string
  browser?: string
  /** Whether the wallet is on another device. False for WalletConnect in a page, which has `whyImpossible` instead. */
  remote: boolean
  /** Whether the dapp is not the app of this repository. It may send other requests than the scripts expect. */
  isOtherDapp?: boolean
  /** Sentence for the end of the output about parts of the dapp that the run does not check. */
  limitation?: string | undefined
  /** Value of `--url`, if there is no dapp module. The URL may serve something else than the app. */
  unverifiedUrl?: string
  concurrency: number
  /** Returns the reason why this environment cannot run a variant, or undefined if it can. */
  whyImpossible?(variant: CellVariant): string | undefined
  /** Reason why the app cannot connect to this wallet. */
  unreachableReason?: string
  /** Ids of cells that a page skips, because the app gets the same messages as from the persona `standard`. */
  cellsLikeStandard?: ReadonlySet<string>
  /** Returns a sentence for each difference between the observations on a real wallet and on its persona. */
  compareWithPersona?(
    cell: AppCell,
    variant: CellVariant,
    observation: Observation,
  ): Promise<readonly string[]>
  /** Rejects when no further variant can run. */
  fatalError?: Promise<never>
  open(variant?: CellVariant): Promise<AppDriver>
  close(): Promise<void>
}
