import type { Basis, Level } from './check.ts'
import type { Seen } from './seen.ts'
import type { Entry } from './transcript.ts'

/** What a run without a person counts, in the order of its last line. */
export const statuses = [
  'pass',
  'fail',
  'warn',
  'info',
  'blocked',
  'not-applicable',
  'timeout',
  'harness-error',
] as const

/** `manual-pending`: a person put the check off; only a run by hand has it. */
export type Status = (typeof statuses)[number] | 'manual-pending'

/** Where a check's level is written. */
export type Clause = { doc: string; section: string; url?: string }

/** What came of one check: `spec/result.schema.json`, `$defs.result`. */
export type Result = {
  id: string
  group?: string
  level: Level
  basis?: Basis
  status: Status
  expected?: Status
  /** Declared intermittent statuses and the reason: see "Known failures" in docs/running-checks.md. */
  intermittent?: { statuses: Status[]; reason: string }
  durationMs: number
  attempts?: number
  spec?: Clause[]
  message?: string
  observed?: Seen
  wanted?: Seen
  blockedBy?: string
  rootCause?: string
  action?: { kind: string; by: 'none' | 'script' | 'automation' | 'human'; waitMs?: number }
  transcript?: Entry[]
  links?: string[]
}

/** Whether a status says that something is wrong with the wallet, a SHOULD included, rather than that nothing was learnt. */
export const isWrong = (status: Status): boolean => ['fail', 'warn', 'timeout'].includes(status)
