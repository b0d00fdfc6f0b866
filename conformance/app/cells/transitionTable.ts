import table from '../../spec/transitions.json' with { type: 'json' }

/** States of the transition table: disconnected, connecting, connected, switching, adding, reconnecting. */
export type StateLetter = 'D' | 'C' | 'N' | 'S' | 'A' | 'R'

/** Events of the connection's stream in the table. */
export type TableEvent = 'connecting' | 'connect' | 'change.account' | 'change.chain' | 'disconnect'

/** Expected result: the events in order, the next state, the rejection, and the logged error. */
export type Outcome = {
  ev: readonly TableEvent[]
  next: StateLetter
  /** Class of the error that the act's promise or the pending one rejects with, without the suffix `Error`. */
  err?: string | null
  /** Reason of a SwitchChain error. */
  reason?: string
  /** Class of an additional error entry. */
  log?: string
}

/** A cell of the table: an outcome, or several by guard. */
export type TableCell = Outcome & {
  /** M: a requirement; P: a decision of this project; I: implied. */
  tag: string
  /** The rejection keeps the wallet's own error as `cause`. Switches and adds always do, without this flag. */
  cause?: true
  /** Text of the cell for readers. */
  raw: string
  note?: string
  alt?: readonly (Outcome & { guard: string; note?: string })[]
  /** Stimuli from a fresh page, if the shortest path to the state is not enough. */
  needs?: readonly string[]
}

export type TableRow = {
  group: string
  key: string
  label: string
  cells: { [letter in StateLetter]?: TableCell }
}

export const stateLetters: readonly StateLetter[] = ['D', 'C', 'N', 'S', 'A', 'R']

/** The 76 rows of `spec/transitions.json`. All code uses this typed form of the file. */
export const rows = table.rows as unknown as readonly TableRow[]

/** Names of the six states in the product. */
export const stateNames = table.states as Record<StateLetter, string>
