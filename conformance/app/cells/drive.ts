import type { Restoring } from './seen.ts'
import type { Evidence, AppStep } from './steps.ts'
import type { Letter, Outcome } from './table.ts'

/** One way to produce a cell's stimulus. A cell passes when each of its drives passes. */
export type Drive = {
  /** Name of the payload, or of the variant of the guard. */
  name?: string
  /** The outcome of the table's `alt` that this drive produces. */
  guard?: string
  /** Steps from a fresh page to the cell. */
  path: readonly AppStep[]
  /** The stimulus. */
  act: readonly AppStep[]
  evidence?: Evidence
  /** The request that the stimulus answers. If it gets no response, the drive is a harness error. */
  settles?: string
  /**
   * A request that the product sends during the stimulus. If the wallet leaves it unanswered, the drive is not
   * applicable.
   */
  answered?: { method: string; otherwise: string }
  /** Number of requests that the product must send during the stimulus, by method. */
  calls?: { [method: string]: number }
  /**
   * The act ends when time reaches a limit: the state must be unchanged just before it, and the outcome complete at it.
   */
  atLimit?: true
  /** The cause of the error, from the wallet's response, if its class leaves the cause open. */
  kind?: string
  /** The session that the reloaded page must say it is restoring. */
  restores?: Restoring
  /** The stimulus contradicts the wallet's own state on purpose: skip the comparison afterwards. */
  untrue?: true
  /** A way of its own for a user: also driven in a browser, beside the first drive of its guard. */
  ownWay?: true
  /** Why some personas lead the path to another state. */
  habit?: string
  /** Why a wallet on another device cannot produce this. */
  injectedOnly?: string
  /** Why the built app cannot produce this. */
  nodeOnly?: string
}

/** Describes how to produce a row of the table. */
export type Stimulus = {
  key: string
  /**
   * In words: the action, rule or event of the wallet, the user's action, the timer, the page event or the other tab.
   */
  produced: string
  /** The drives in this state. A test fails for an empty list. */
  drives: (state: Letter, outcome: Outcome) => readonly Drive[]
}

export const stimulus = (key: string, produced: string, drives: Stimulus['drives']): Stimulus => ({
  key,
  produced,
  drives,
})

/** The reason for drives that need a control which the app does not have in that state. */
export const noControl = 'the app has no control for this in that state'
/** The reason for drives that need a third configured chain. */
export const noThirdChain = 'the app configures two chains only'
