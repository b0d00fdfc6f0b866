import table from '../../spec/transitions.json' with { type: 'json' }

/** D: disconnected, C: connecting, N: connected, S: switching, A: adding, R: reconnecting. */
export type StateLetter = 'D' | 'C' | 'N' | 'S' | 'A' | 'R'

/** Events of the connection. `change` is split in two by what changed. */
export type TableEvent = 'connecting' | 'connect' | 'change.account' | 'change.chain' | 'disconnect'

/** Expected events in order (`ev`), and the state afterwards. */
export type Outcome = {
  ev: readonly TableEvent[]
  next: StateLetter
  /**
   * Class, without `Error`, of the expected rejection: that of the user's action, or of the pending promise if the action
   * returns none.
   */
  err?: string | null
  /** Expected `reason` of an error of the class SwitchChain. */
  reason?: string
  /** Class of an error that only the event stream reports. */
  log?: string
}

/** If the outcome depends on more than the state letter, `alt` lists all outcomes with their guards. */
export type TableCell = Outcome & {
  /** M: a requirement. P: a decision of this project. I: implied by other cells. */
  tag: string
  /** The rejection has the wallet's error as `cause`, as every failed switch or add has. */
  cause?: true
  /** Text of the cell for readers. */
  raw: string
  note?: string
  alt?: readonly (Outcome & { guard: string; note?: string })[]
}

export type TableRow = {
  group: string
  key: string
  label: string
  cells: { [letter in StateLetter]?: TableCell }
}

export const stateLetters: readonly StateLetter[] = ['D', 'C', 'N', 'S', 'A', 'R']

/** Rows of `spec/transitions.json`. */
export const rows = table.rows as unknown as readonly TableRow[]

/** The connection's `status` for each state letter. */
export const stateNames = table.states as Record<StateLetter, string>

/** Returns the state letter of a connection's `status`. An unknown status counts as disconnected. */
export const stateLetterOf = (status: string | null): StateLetter =>
  stateLetters.find((letter) => stateNames[letter] === status) ?? 'D'
