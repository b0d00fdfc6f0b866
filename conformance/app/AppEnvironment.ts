import type { AppCell } from './cells/cells.ts'
import type { CellVariant } from './cells/CellVariant.ts'
import type { StimulusEvidence, AppStep } from './cells/AppStep.ts'
import type { Observation } from './cells/Observation.ts'
import type { StateLetter } from './cells/transitionTable.ts'

/** Drives a dapp and a wallet, which are reset for one variant: in Node, or in a browser page. */
export type AppDriver = {
  /** Performs one step of a path, and waits until its effects end. */
  performStep(step: AppStep): Promise<void>
  /** Performs these steps in one tick if they are the wallet's, and waits at the end. */
  performSteps(steps: readonly AppStep[]): Promise<void>
  state(): Promise<StateLetter>
  /** Starts the stimulus: later observations belong to it. */
  beginStimulus(): Promise<void>
  /** Returns all observations and ends the stimulus. Disconnects, to see what is left behind. */
  observe(): Promise<Observation>
  /** Whether the wallet has produced the evidence of the stimulus since `beginStimulus`. */
  hasEvidence(evidence: StimulusEvidence): Promise<boolean>
  /** Whether the wallet has an unanswered request of this method since `beginStimulus`. Real wallets leave it out. */
  isUnanswered?(method: string): Promise<boolean>
  /** Messages of the wallet and the app, for the report. */
  transcript(): Promise<readonly TranscriptLine[]>
  /** Stores screenshots of a failed variant. */
  saveScreenshots?(cell: string): Promise<void>
  close(): Promise<void>
}

/** A line of a report's transcript (result.schema.json). */
export type TranscriptLine = {
  t: number
  dir: 'call' | 'result' | 'error' | 'event' | 'prompt' | 'action' | 'rpc' | 'app'
  what: string
  data?: unknown
}

/** A place where a dapp and a wallet run. Opens a driver for each variant. */
export type AppEnvironment = {
  name: 'node' | 'page'
  persona: string
  /** Version of a real wallet. */
  version?: string
  /** Name and version of the browser, if there is one. */
  browser?: string
  /** The wallet is on another device. */
  remote: boolean
  /** The dapp is not the own app: it may send other requests than the scripts expect. */
  isOtherDapp?: boolean
  /** URL in the option --url. Nothing has checked that it serves the app. */
  unverifiedUrl?: string
  /** Limit of drivers that are open at a time. */
  concurrency: number
  /** Returns why this variant is impossible here, or undefined. Default: all are possible. */
  whyImpossible?(variant: CellVariant): string | undefined
  /** Reason why the app cannot connect to this wallet at all. */
  unreachableReason?: string
  /** Cells that show nothing here that `standard` does not show; they run in Node only. */
  cellsLikeStandard?: ReadonlySet<string>
  /** Additional check of the observations. Returns a sentence for each fault. */
  compareWithPersona?(
    cell: AppCell,
    variant: CellVariant,
    observation: Observation,
  ): Promise<readonly string[]>
  /** Rejects when the environment is broken and no variant can go on. */
  fatalError?: Promise<never>
  /** `variant`: the next variant, for environments that need preparation before its path. */
  open(variant?: CellVariant): Promise<AppDriver>
  close(): Promise<void>
}
