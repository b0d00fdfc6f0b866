import type { AppCell } from './cells/cells.ts'
import { stateNames, type Outcome as ExpectedOutcome } from './cells/transitionTable.ts'
import type { Observation } from './cells/Observation.ts'
import type { CellVariant } from './cells/CellVariant.ts'
import { outcomeOf } from './cells/judge/judge.ts'
import { getCellMetadata } from './getCellMetadata.ts'
import { selectVariants, type SkippedOutcome } from './selectVariants.ts'
import { runVariant, type VariantResult } from './runVariant.ts'
import type { SerializedValue as Json } from '../core/serialize.ts'
import type { Result } from '../core/result.ts'
import type { AppEnvironment } from './AppEnvironment.ts'

/** Runs the variants of a cell. The cell passes if one of them passes and the others pass or are not applicable. */
export const runCell = async (environment: AppEnvironment, cell: AppCell): Promise<Result> => {
  const began = performance.now()
  const results: VariantResult[] = []
  const { variants, skipped } = selectVariants(environment, cell)
  for (const variant of variants) results.push(await runVariant(environment, cell, variant))
  return {
    ...getCellMetadata(cell),
    ...(results.length === 0
      ? outcomeOfSkipped(skipped)
      : outcomeOfResults(cell, results, skipped)),
    durationMs: Math.round(performance.now() - began),
  }
}

type Outcome = Omit<Result, 'id' | 'title' | 'level' | 'basis' | 'group' | 'durationMs'>

/** Outcome of a cell without a variant that this environment supports. */
const outcomeOfSkipped = (skipped: readonly SkippedOutcome[]): Outcome => ({
  status: 'not-applicable',
  message: [...new Set(skipped.map(({ reason }) => reason))].join(' | ') || 'not driven',
})

/** Statuses in order of precedence: the first one that a variant has becomes the status of the cell. */
const worstFirst = ['harness-error', 'fail', 'blocked', 'pass', 'not-applicable'] as const

const outcomeOfResults = (
  cell: AppCell,
  results: readonly VariantResult[],
  skipped: readonly SkippedOutcome[],
): Outcome => {
  const status = worstFirst.find((one) => results.some((result) => result.status === one)) ?? 'pass'
  const deciding = results.filter((result) => result.status === status)
  if (status === 'pass') return { status, ...describeSkipped(results, skipped) }
  const [first] = deciding
  return {
    status,
    message: deciding.map((result) => `${prefixOf(result)}${result.faults.join('; ')}`).join(' | '),
    ...(first?.observation && status === 'fail'
      ? {
          wanted: asJson(describeOutcome(outcomeOf(cell, first.variant))),
          observed: asJson(describeObservation(first.observation)),
        }
      : {}),
    ...(status === 'blocked' ? { blockedBy: 'the path to the cell' } : {}),
    ...(first?.transcript
      ? { transcript: first.transcript.map((line) => ({ ...line, data: asJson(line.data) })) }
      : {}),
  }
}

/** Outcome for a report: with the name of the state instead of its letter, and without notes. */
const describeOutcome = ({ ev, next, err, reason, log }: ExpectedOutcome) => ({
  ev,
  next: stateNames[next],
  err,
  reason,
  log,
})

/** Observations for a report: with the names of the states instead of their letters. */
const describeObservation = ({ before, after, beforeLimit, ...rest }: Observation) => ({
  before: stateNames[before],
  after: stateNames[after],
  ...(beforeLimit && { beforeLimit: stateNames[beforeLimit] }),
  ...rest,
})

const prefixOf = ({ variant }: { variant: Pick<CellVariant, 'guard' | 'name'> }): string => {
  const name = [variant.guard, variant.name].filter((part) => part !== undefined).join(', ')
  return name === '' ? '' : `[${name}] `
}

/** Message of a passed cell: lists the variants and outcomes that were not checked, with their reasons. */
const describeSkipped = (
  results: readonly VariantResult[],
  skipped: readonly SkippedOutcome[],
): { message?: string } => {
  const missing = [
    ...results
      .filter(({ status }) => status === 'not-applicable')
      .map((result) => `${prefixOf(result)}${result.faults.join('; ')}`),
    ...skipped.map(({ reason, ...variant }) => `${prefixOf({ variant })}${reason}`),
  ]
  if (missing.length === 0) return {}
  const all = results.length + skipped.length
  return { message: `${all - missing.length} of ${all} variants: ${missing.join(' | ')}` }
}

/** Converts a value to plain JSON data. Drops values that JSON cannot represent. */
const asJson = (value: unknown): Json => JSON.parse(JSON.stringify(value ?? null)) as Json
