import type { Basis, Level, Check } from './defineCheck.ts'
import type { SerializedValue } from './serialize.ts'
import type { Entry } from './transcript.ts'

/** Statuses of a run without a person, in the order of the summary line. */
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

/**
 * Status of a check. `manual-pending` means that a person skipped the check, and occurs only in manual runs.
 */
export type Status = (typeof statuses)[number] | 'manual-pending'

/** Text that requires what a check tests: the document, its section and its address. */
export type Clause = { doc: string; section: string; url?: string }

/** Result of one check. Its JSON schema is `$defs.result` in `spec/result.schema.json`. */
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
  observed?: SerializedValue
  wanted?: SerializedValue
  blockedBy?: string
  rootCause?: string
  action?: { kind: string; by: 'none' | 'script' | 'automation' | 'human'; waitMs?: number }
  transcript?: Entry[]
  links?: string[]
}

/**
 * Returns whether a status means that the wallet violates a requirement. `warn` counts, because it violates a
 * SHOULD.
 */
export const isWrong = (status: Status): boolean => ['fail', 'warn', 'timeout'].includes(status)

/**
 * Parses the clause of a check (`spec` in the catalogue): the number of an EIP, its section and its text, or
 * `practice: ` and a text if no EIP requires it.
 *
 * @example
 * parseClauses('3326 §Returns: MUST return null') // [{ doc: 'EIP-3326', section: 'Returns: MUST …', url: … }]
 */
export function parseClauses(spec: string): Clause[] {
  const [, number, rest] = /^(\d{2,4})\b[ :]*(.*)$/s.exec(spec) ?? []
  if (!number) return [{ doc: 'practice', section: spec.replace(/^practice: /, '') }]
  const section = (rest ?? '').replace(/^§/, '').trim()
  return [
    {
      doc: `EIP-${number}`,
      section: section || 'whole',
      url: `https://eips.ethereum.org/EIPS/eip-${number}`,
    },
  ]
}

/** Returns the fields of a result that do not depend on the outcome of the check, so without a status. */
export function emptyResult(check: Check, durationMs: number): Omit<Result, 'status'> {
  return {
    id: check.id,
    group: check.group,
    level: check.level,
    basis: check.basis,
    durationMs: Math.round(durationMs),
    spec: parseClauses(check.spec),
    action: { kind: check.action, by: check.action === 'none' ? 'none' : 'script' },
  }
}
