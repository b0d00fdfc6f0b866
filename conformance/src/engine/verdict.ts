import type { Seen } from './seen.ts'
import type { Transcript } from './transcript.ts'

/** What a judge says. A violation's weight comes from the level of the check. */
export type Verdict =
  | { status: 'pass'; observed?: Seen; message?: string }
  /** `cause`: a check whose failure, if it fails too, explains this one. */
  | { status: 'violation'; observed: Seen; wanted: Seen; message: string; cause?: string }
  /** Wrong, but tolerated by the check's own text, whatever its level. */
  | { status: 'warn'; observed: Seen; wanted: Seen; message: string }
  /** Neither right nor wrong: worth writing down. */
  | { status: 'info'; observed: Seen; message: string }
  | { status: 'blocked'; by: string; message: string }
  | { status: 'not-applicable'; message: string }
  | { status: 'timeout'; message: string }
  /** A person put it off: it is still to be played. */
  | { status: 'manual-pending'; message: string }

/** Reads a transcript, and nothing else. */
export type Judge = (transcript: Transcript) => Verdict

export const pass = (observed?: Seen): Verdict => ({
  status: 'pass',
  ...(observed !== undefined && { observed }),
})

export const violation = (
  message: string,
  observed: Seen,
  wanted: Seen,
  cause?: string,
): Verdict => ({
  status: 'violation',
  observed,
  wanted,
  message,
  ...(cause && { cause }),
})

export const warning = (message: string, observed: Seen, wanted: Seen): Verdict => ({
  status: 'warn',
  observed,
  wanted,
  message,
})

export const note = (message: string, observed: Seen): Verdict => ({
  status: 'info',
  observed,
  message,
})
