import type { AppCell } from '../catalogue/app/cells.ts'
import type { Drive } from '../catalogue/app/drive.ts'
import type { Evidence, AppStep } from '../catalogue/app/steps.ts'
import type { Observation } from '../catalogue/app/seen.ts'
import type { Letter } from '../catalogue/app/table.ts'

/** A dapp and a wallet, as new for one drive: in Node, or in a browser's page. */
export type World = {
  /** Takes one step of a path, and waits until nothing more comes of it. */
  take(step: AppStep): Promise<void>
  /** Takes these steps in one tick where they are the wallet's, and waits at the end. */
  takeTogether(steps: readonly AppStep[]): Promise<void>
  state(): Promise<Letter>
  /** From here on what is seen belongs to the stimulus. */
  begin(): Promise<void>
  /** All that was seen. Ends the stimulus; disconnects to see what is left behind. */
  seen(): Promise<Observation>
  /** Whether the wallet was seen to do, since `begin`, what makes the stimulus one. */
  shows(evidence: Evidence): Promise<boolean>
  /** Whether the wallet was asked this since `begin`, and has not answered. Absent: a real wallet, never so. */
  isMute?(method: string): Promise<boolean>
  /** What happened in the wallet and in the app, for the report. */
  transcript(): Promise<readonly TranscriptLine[]>
  /** Keeps what a person would want to see of this drive, which went wrong. */
  evidence?(cell: string): Promise<void>
  close(): Promise<void>
}

/** One line of a report's transcript (result.schema.json). */
export type TranscriptLine = {
  t: number
  dir: 'call' | 'result' | 'error' | 'event' | 'prompt' | 'action' | 'rpc' | 'app'
  what: string
  data?: unknown
}

/** Opens worlds: one a drive. */
export type Environment = {
  name: 'node' | 'page'
  persona: string
  /** Version of the wallet, where it is a real one. */
  version?: string
  /** Name and version of the browser that it is in; absent: in none. */
  browser?: string
  /** The wallet lies in no page: it is reached on another device. */
  remote: boolean
  /** The dapp is not ours: it may ask the wallet otherwise than the scripts expect. */
  foreign?: boolean
  /** Where the app is said to be served: nobody has looked whether it is. */
  said?: string
  /** How many worlds may be open at a time. */
  concurrency: number
  /** Why this drive cannot be made to happen here; undefined where it can. Absent: all can. */
  impossible?(drive: Drive): string | undefined
  /** Why the app cannot connect to this wallet at all. */
  unreachable?: string
  /** Cells that would show nothing here which `standard` does not show: they run in Node only. */
  alike?: ReadonlySet<string>
  /** What else is to be held against what was seen; a sentence for each fault. */
  beside?(cell: AppCell, drive: Drive, seen: Observation): Promise<readonly string[]>
  /** Rejects when nothing more can be learnt here, whatever is being driven. */
  broken?: Promise<never>
  /** `drive`: what is going to be done in it, where something has to be made ready before the path begins. */
  open(drive?: Drive): Promise<World>
  close(): Promise<void>
}
