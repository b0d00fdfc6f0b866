import type { Entry } from '../core/transcript.ts'
import type { StimulusEvidence, AppStep } from './cells/AppStep.ts'
import type { Observation } from './cells/Observation.ts'
import type { StateLetter } from './cells/transitionTable.ts'

/**
 * Operates a dapp and a wallet during one variant of a cell, in Node or in a browser page. Dapp and wallet start in a
 * fresh state.
 */
export type AppDriver = {
  /** Performs one step and waits until the step has no more effects. */
  performStep(step: AppStep): Promise<void>
  /**
   * Performs steps and waits once, after the last one. In Node, consecutive steps of the wallet run in the same tick.
   */
  performSteps(steps: readonly AppStep[]): Promise<void>
  state(): Promise<StateLetter>
  /** Marks the start of the stimulus. `observe` assigns later events and requests to the stimulus. */
  beginStimulus(): Promise<void>
  /**
   * Ends the stimulus: reads all observations, then disconnects the app to count the listeners that remain on the
   * provider. Returns both.
   */
  observe(): Promise<Observation>
  /** Whether the wallet has produced the evidence of the stimulus since `beginStimulus`. */
  hasEvidence(evidence: StimulusEvidence): Promise<boolean>
  /**
   * Whether the wallet has an unanswered request of this method since `beginStimulus`. Drivers of real phones do not have
   * this function.
   */
  isUnanswered?(method: string): Promise<boolean>
  /** Messages of the wallet and the app, for the report. */
  transcript(): Promise<readonly TranscriptLine[]>
  /** Stores screenshots of a failed variant. `cell`: the id of its cell, for the file name. */
  saveScreenshots?(cell: string): Promise<void>
  close(): Promise<void>
}

/** Entry of a transcript whose data is not serialized yet. */
export type TranscriptLine = Omit<Entry, 'data'> & { data?: unknown }
