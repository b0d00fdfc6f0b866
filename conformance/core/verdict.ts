import type { SerializedValue } from './serialize.ts'
import type { Transcript } from './transcript.ts'

/** Verdict of a judge. The level of the check determines the status of a violation. */
export type Verdict =
  | { status: 'pass'; observed?: SerializedValue; message?: string }
  /** `cause` is the id of a check that explains this violation if that check fails too. */
  | {
      status: 'violation'
      observed: SerializedValue
      wanted: SerializedValue
      message: string
      cause?: string
    }
  /** A deviation that gives a warning at any level, because the text of the check tolerates it. */
  | { status: 'warn'; observed: SerializedValue; wanted: SerializedValue; message: string }
  /** An observation that is neither right nor wrong. */
  | { status: 'info'; observed: SerializedValue; message: string }
  | { status: 'blocked'; by: string; message: string }
  | { status: 'not-applicable'; message: string }
  | { status: 'timeout'; message: string }
  /** A person skipped the check, which is still to be run. */
  | { status: 'manual-pending'; message: string }

/** Pure function that reads a transcript and returns the verdict of a check. */
export type Judge = (transcript: Transcript) => Verdict

export const pass = (observed?: SerializedValue): Verdict => ({
  status: 'pass',
  ...(observed !== undefined && { observed }),
})

export const violation = (
  message: string,
  observed: SerializedValue,
  wanted: SerializedValue,
  cause?: string,
): Verdict => ({
  status: 'violation',
  observed,
  wanted,
  message,
  ...(cause && { cause }),
})

export const warning = (
  message: string,
  observed: SerializedValue,
  wanted: SerializedValue,
): Verdict => ({
  status: 'warn',
  observed,
  wanted,
  message,
})

export const note = (message: string, observed: SerializedValue): Verdict => ({
  status: 'info',
  observed,
  message,
})

/**
 * Returns the verdict that a check cannot be judged. `by` is the reason: the id of another check, or a missing
 * user action.
 */
export const blocked = (by: string, message: string): Verdict => ({
  status: 'blocked',
  by,
  message,
})
