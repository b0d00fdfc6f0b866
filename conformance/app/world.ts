import type { AppCell } from './cells/cells.ts'
import type { Drive } from './cells/drive.ts'
import type { Evidence, AppStep } from './cells/steps.ts'
import type { Observation } from './cells/seen.ts'
import type { Letter } from './cells/table.ts'

/** A dapp and a wallet, reset for one drive: in Node, or in a browser page. */
export type World = {
  /** Performs one step of a path, and waits until its effects end. */
  take(step: AppStep): Promise<void>
  /** Performs these steps in one tick if they are the wallet's, and waits at the end. */
  takeTogether(steps: readonly AppStep[]): Promise<void>
  state(): Promise<Letter>
  /** Starts the stimulus: later observations belong to it. */
  begin(): Promise<void>
  /** Returns all observations and ends the stimulus. Disconnects, to see what is left behind. */
  seen(): Promise<Observation>
  /** Whether the wallet has produced the evidence of the stimulus since `begin`. */
  shows(evidence: Evidence): Promise<boolean>
  /** Whether the wallet has an unanswered request of this method since `begin`. Real wallets leave it out. */
  isMute?(method: string): Promise<boolean>
  /** Messages of the wallet and the app, for the report. */
  transcript(): Promise<readonly TranscriptLine[]>
  /** Stores evidence of a failed drive, such as screenshots. */
  evidence?(cell: string): Promise<void>
  close(): Promise<void>
}

/** A line of a report's transcript (result.schema.json). */
export type TranscriptLine = {
  t: number
  dir: 'call' | 'result' | 'error' | 'event' | 'prompt' | 'action' | 'rpc' | 'app'
  what: string
  data?: unknown
}

/** Opens environments, one for each drive. */
export type Environment = {
  name: 'node' | 'page'
  persona: string
  /** Version of a real wallet. */
  version?: string
  /** Name and version of the browser, if there is one. */
  browser?: string
  /** The wallet is on another device. */
  remote: boolean
  /** The dapp is not the own app: it may send other requests than the scripts expect. */
  foreign?: boolean
  /** URL in the option --url. Nothing has checked that it serves the app. */
  said?: string
  /** Limit of environments that are open at a time. */
  concurrency: number
  /** Returns why this drive is impossible here, or undefined. Default: all are possible. */
  impossible?(drive: Drive): string | undefined
  /** Reason why the app cannot connect to this wallet at all. */
  unreachable?: string
  /** Cells that show nothing here that `standard` does not show; they run in Node only. */
  alike?: ReadonlySet<string>
  /** Additional check of the observations. Returns a sentence for each fault. */
  beside?(cell: AppCell, drive: Drive, seen: Observation): Promise<readonly string[]>
  /** Rejects when the environment is broken and no drive can go on. */
  broken?: Promise<never>
  /** `drive`: the drive to come, for environments that need preparation before its path. */
  open(drive?: Drive): Promise<World>
  close(): Promise<void>
}
