import type { Basis, Level, Check, Verdict } from './defineCheck.ts'
import type { SerializedValue } from './serialize.ts'
import type { Entry, Transcript } from './transcript.ts'

/** Statuses of a run without a user, in the order of the summary line. */
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

/** Status of a check. `manual-pending`: a user skipped the check in a manual run. */
export type Status = (typeof statuses)[number] | 'manual-pending'

/** Source of a requirement: the document, the section with its text, and the address of the document. */
export type Clause = { doc: string; section: string; url?: string }

/** Result of one check. Its JSON schema is `$defs.result` in `spec/result.schema.json`. */
export type Result = {
  id: string
  /** Title of a cell: its stimulus and its state. The catalogue has the titles of the other checks. */
  title?: string
  group?: string
  level: Level
  basis?: Basis
  status: Status
  expected?: Status
  /** Declared intermittent statuses and the reason: see "Known failures" in docs/running-checks.md. */
  intermittent?: { statuses: Status[]; reason: string }
  /** Time at which the suite began the check. Undefined if it did not, for example for a blocked check. */
  startedAt?: string
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
 * Returns whether a status counts against the wallet. `warn` does: it means a violation of a SHOULD, or a deviation
 * that the check tolerates.
 */
export const isWrong = (status: Status): boolean => ['fail', 'warn', 'timeout'].includes(status)

/**
 * Parses the clause of a check (`spec` in the catalogue). A clause that does not begin with the number of an EIP gets
 * the document `practice`.
 *
 * @example
 * parseClause('3326 §Returns: MUST return null') // { doc: 'EIP-3326', section: 'Returns: MUST …', url: … }
 */
export function parseClause(spec: string): Clause {
  const [, number, rest = ''] = /^(\d{2,4})\b[ :]*(.*)$/s.exec(spec) ?? []
  if (!number) return { doc: 'practice', section: spec.replace(/^practice: /, '') }
  return {
    doc: `EIP-${number}`,
    section: rest.replace(/^§/, '').trim() || 'whole',
    url: `https://eips.ethereum.org/EIPS/eip-${number}`,
  }
}

/** Returns the fields of a result that do not depend on the outcome of the check. */
export function emptyResult(check: Check, durationMs: number): Omit<Result, 'status'> {
  return {
    id: check.id,
    group: check.group,
    level: check.level,
    basis: check.basis,
    durationMs: Math.round(durationMs),
    spec: [parseClause(check.spec)],
    action: { kind: check.action, by: check.action === 'none' ? 'none' : 'script' },
  }
}

/** Result of running a script: its transcript and, if the script ended early, the verdict that ended it. */
export type ScriptRun = { transcript: Transcript; ended?: Verdict }

/** Status of a check whose judge found a violation, by the level of the requirement. */
const statusOfViolation: Record<Level, Status> = {
  MUST: 'fail',
  'MUST NOT': 'fail',
  SHOULD: 'warn',
  'SHOULD NOT': 'warn',
  MAY: 'info',
  INFO: 'info',
}

/**
 * Returns the result of a check: its judge reads the transcript, unless the script ended with a verdict. The
 * same transcript always gives the same result.
 */
export function grade(check: Check, { transcript, ended }: ScriptRun, durationMs: number): Result {
  const verdict = ended ?? check.judge(transcript)
  return {
    ...emptyResult(check, durationMs),
    status: verdict.status === 'violation' ? statusOfViolation[check.level] : verdict.status,
    ...('observed' in verdict && verdict.observed !== undefined && { observed: verdict.observed }),
    ...('wanted' in verdict && { wanted: verdict.wanted }),
    ...(verdict.message && { message: describeOpenPrompt(verdict.message, transcript) }),
    ...(verdict.status === 'violation' && verdict.cause && { rootCause: verdict.cause }),
    ...(verdict.status === 'blocked' && { blockedBy: verdict.by }),
    transcript: [...transcript],
  }
}

/**
 * Adds to the message about a missing answer that a prompt of the wallet was still open. Then the user action may
 * have failed to answer the prompt.
 */
function describeOpenPrompt(message: string, transcript: Transcript): string {
  const isOpen = transcript.some(
    ({ dir, what, data }) =>
      dir === 'action' && what === 'unsettled' && (data as { open?: SerializedValue }).open,
  )
  const isMissingAnswer = message.endsWith('never settled.')
  return isOpen && isMissingAnswer ? `${message} A prompt of the wallet was still open.` : message
}

/** Number of results of each status. */
export type Counts = { [status: string]: number }

/** A run as data, from which all reports are rendered. Its JSON schema is `spec/result.schema.json`. */
export type Run = {
  schemaVersion: 1
  run: {
    id: string
    startedAt: string
    durationMs: number
    mode: 'provider' | 'page' | 'extension' | 'app' | 'manual'
    shard?: { index: number; total: number }
    /** Ids of the runs that were merged into this one. */
    mergedFrom?: string[]
    /** The glob of `--only`. The run does not contain other checks. */
    only?: string
    seed?: number
    command?: string
    operator?: 'none' | 'automation' | 'human'
  }
  suite: { version: string; catalogueHash: string; profile: string }
  subject: {
    name: string
    kind: 'module' | 'extension' | 'in-app-browser' | 'walletconnect' | 'fake-persona' | 'dapp'
    version?: string
    rdns?: string
    digest?: string
    flags?: string[]
  }
  environment: { os: string; node: string; browser?: string; chainId?: number; headless?: boolean }
  expectations?: { file: string; hash: string }
  summary: {
    byLevel: { [level: string]: Counts }
    unexpected: number
    stale: number
    exitCode: number
    /** Names of up to three fake wallets whose declared failures are most similar to the failures of this run. */
    nearest?: string
    /**
     * The three most similar fake wallets, nearest first. `shared` is the number of checks that fail in the run and are
     * declared for the fake wallet, `apart` the number of checks for which only one of the two is true.
     */
    likeness?: { persona: string; shared: number; apart: number }[]
  }
  results: Result[]
}
