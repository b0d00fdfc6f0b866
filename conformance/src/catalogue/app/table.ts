import table from '../../../spec/transitions.json' with { type: 'json' }

/** The letters of the transition table: disconnected, connecting, connected, switching, adding, reconnecting. */
export type Letter = 'D' | 'C' | 'N' | 'S' | 'A' | 'R'

/** The words of the table for what the connection's stream shows. */
export type EventWord = 'connecting' | 'connect' | 'change.account' | 'change.chain' | 'disconnect'

/** What must be seen: the events in order, the state afterwards, what rejects, what else is logged. */
export type Outcome = {
  ev: readonly EventWord[]
  next: Letter
  /** Class of the error that the act's or the pending promise rejects with, without the suffix `Error`. */
  err?: string | null
  /** Of SwitchChain. */
  reason?: string
  /** Class of an error entry beside the events. */
  log?: string
}

/** One cell of the table: an outcome, or several by guard. */
export type Cell = Outcome & {
  /** M: a requirement; P: a decision of this project; I: implied. */
  tag: string
  /** What rejects keeps the wallet's own error as its `cause`. Each answer to a switch or an add does without saying so. */
  cause?: true
  /** The cell in the table's words: for readers. */
  raw: string
  note?: string
  alt?: readonly (Outcome & { guard: string; note?: string })[]
  /** Stimuli from a fresh page, where the shortest path to the state letter is not enough. */
  needs?: readonly string[]
}

export type Row = {
  group: string
  key: string
  label: string
  cells: { [letter in Letter]?: Cell }
}

export const letters: readonly Letter[] = ['D', 'C', 'N', 'S', 'A', 'R']

/** The 76 rows of `spec/transitions.json`; the one cast of that file. */
export const rows = table.rows as unknown as readonly Row[]

/** What the product calls the six states. */
export const stateNames = table.states as Record<Letter, string>
