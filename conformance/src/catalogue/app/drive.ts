import type { Restoring } from './seen.ts'
import type { Evidence, AppStep } from './steps.ts'
import type { Letter, Outcome } from './table.ts'

/** One way to produce a cell's stimulus: a cell passes when each of its drives was seen to pass. */
export type Drive = {
  /** Which payload, or which of the cell's guards. */
  name?: string
  /** The outcome of the table's `alt` that this drive is for. */
  guard?: string
  /** From a fresh page to the cell. */
  path: readonly AppStep[]
  /** The stimulus. */
  act: readonly AppStep[]
  evidence?: Evidence
  /** The request that the stimulus answers: it must be seen to be answered, or the drive drove nothing. */
  settles?: string
  /** What the product asks during the stimulus: a wallet that leaves it without an answer drove nothing. */
  answered?: { method: string; otherwise: string }
  /** How often the product must ask the wallet during the stimulus, by method. */
  calls?: { [method: string]: number }
  /**
   * The act ends with time passing to a limit: just before it nothing may have come of it, and at it
   * everything must.
   */
  atLimit?: true
  /** The cause that follows from what the wallet says (decision 11), where the class leaves it open. */
  kind?: string
  /** What the page, loaded afresh, must say that it is restoring. */
  restores?: Restoring
  /** The stimulus contradicts the wallet's own state on purpose: do not compare with it afterwards. */
  untrue?: true
  /** A way of its own for a person: driven in a browser too, beside the first one of its guard. */
  ownWay?: true
  /** Why, with some personas, the path leads elsewhere. */
  habit?: string
  /** Why this cannot be driven with a wallet on another device. */
  injectedOnly?: string
  /** Why this cannot be driven in the built app. */
  nodeOnly?: string
}

/** How a row of the table is produced. */
export type Stimulus = {
  key: string
  /** In words: the wallet's act, rule or event, the person's act, the timer, page event or other tab. */
  produced: string
  /** The ways to drive it in this state; an empty list is a hole in the catalogue, and a test says so. */
  drives: (state: Letter, outcome: Outcome) => readonly Drive[]
}

export const stimulus = (key: string, produced: string, drives: Stimulus['drives']): Stimulus => ({
  key,
  produced,
  drives,
})

/** The reason for drives that press what the app has no control for in that state. */
export const noControl = 'the app has no control for this in that state'
/** The reason for drives that need a third configured chain. */
export const noThirdChain = 'the app configures two chains only'
