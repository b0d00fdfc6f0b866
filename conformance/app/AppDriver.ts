import type { Entry } from '../core/transcript.ts'
import type { AppStep } from './cells/AppStep.ts'
import type { StimulusEvidence } from './cells/CellVariant.ts'
import type { Observation } from './cells/Observation.ts'
import type { StateLetter } from './cells/transitionTable.ts'

/** Operates a dapp and a wallet during one variant of a cell. Both start in a fresh state. */
export type AppDriver = {
  /** Performs one step and waits for its effects. */
  performStep(step: AppStep): Promise<void>
  /** Performs steps and waits once, after the last one. In Node, steps of the wallet run in the same tick. */
  performSteps(steps: readonly AppStep[]): Promise<void>
  state(): Promise<StateLetter>
  /** Marks the start of the stimulus, to which `observe` assigns later events and requests. */
  beginStimulus(): Promise<void>
  /** Returns the observations. Drivers that can count listeners then disconnect the app and count those that remain. */
  observe(): Promise<Observation>
  /** Whether the wallet has produced the evidence of the stimulus since `beginStimulus`. */
  hasEvidence(evidence: StimulusEvidence): Promise<boolean>
  /** Whether the wallet has left a request of this method unanswered since `beginStimulus`. */
  isUnanswered?(method: string): Promise<boolean>
  transcript(): Promise<readonly TranscriptLine[]>
  /** Stores screenshots of a variant that did not pass. `cell`: id for the file name. */
  saveScreenshots?(cell: string): Promise<void>
  close(): Promise<void>
}

/** Entry of a transcript whose data is not serialized yet. */
export type TranscriptLine = Omit<Entry, 'data'> & { data?: unknown }
