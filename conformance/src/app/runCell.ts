import type { AppCell } from '../catalogue/app/cells.ts'
import type { Drive } from '../catalogue/app/drive.ts'
import { outcomeOf } from '../catalogue/app/judge.ts'
import { drivesHere, type LeftOut } from './drivesHere.ts'
import { runDrive, type DriveResult } from './runDrive.ts'
import type { Seen as Json } from '../engine/seen.ts'
import type { Result } from '../engine/result.ts'
import type { Environment } from './world.ts'

/** What came of one cell, in the words of result.schema.json. */
export type CellResult = Result

/** Drives a cell in each of its ways that this environment has; it passes when each of them passes. */
export const runCell = async (environment: Environment, cell: AppCell): Promise<CellResult> => {
  const began = performance.now()
  const results: DriveResult[] = []
  const { drives, left } = drivesHere(environment, cell)
  for (const drive of drives) results.push(await runDrive(environment, cell, drive))
  return {
    id: cell.id,
    level: cell.level,
    basis: cell.basis,
    group: cell.group,
    ...(results.length === 0 ? undriven(left) : verdict(cell, results, left)),
    durationMs: Math.round(performance.now() - began),
  }
}

type Verdict = Omit<CellResult, 'id' | 'level' | 'basis' | 'group' | 'durationMs'>

/** No way was driven: each reason, once. */
const undriven = (left: readonly LeftOut[]): Verdict => ({
  status: 'not-applicable',
  message: [...new Set(left.map(({ reason }) => reason))].join(' | ') || 'not driven',
})

/** Worst first: what decides a cell with several drives. */
const order = ['harness-error', 'fail', 'blocked', 'pass', 'not-applicable'] as const

const verdict = (
  cell: AppCell,
  results: readonly DriveResult[],
  left: readonly LeftOut[],
): Verdict => {
  const status = order.find((one) => results.some((result) => result.status === one)) ?? 'pass'
  const deciding = results.filter((result) => result.status === status)
  if (status === 'pass') return { status, ...partly(results, left) }
  const [first] = deciding
  return {
    status,
    message: deciding.map((result) => `${named(result)}${result.faults.join('; ')}`).join(' | '),
    ...(first && status === 'fail'
      ? { wanted: asJson(outcomeOf(cell, first.drive)), observed: asJson(first.seen) }
      : {}),
    ...(status === 'blocked' ? { blockedBy: 'the path to the cell' } : {}),
    ...(first?.transcript
      ? {
          transcript: first.transcript.map(({ data, ...line }) => ({
            ...line,
            data: asJson(data),
          })),
        }
      : {}),
  }
}

const named = ({ drive }: { drive: Pick<Drive, 'guard' | 'name'> }): string => {
  const name = [drive.guard, drive.name].filter((part) => part !== undefined).join(', ')
  return name === '' ? '' : `[${name}] `
}

/** A pass says which of its ways were not driven: those that this environment lacks, or the persona could not produce. */
const partly = (
  results: readonly DriveResult[],
  left: readonly LeftOut[],
): { message?: string } => {
  const missing = [
    ...results
      .filter(({ status }) => status === 'not-applicable')
      .map((result) => `${named(result)}${result.faults.join('; ')}`),
    ...left.map(({ reason, ...drive }) => `${named({ drive })}${reason}`),
  ]
  if (missing.length === 0) return {}
  const all = results.length + left.length
  return { message: `${all - missing.length} of ${all} ways: ${missing.join(' | ')}` }
}

/** A report is JSON: what is no JSON is left out. */
const asJson = (value: unknown): Json => JSON.parse(JSON.stringify(value ?? null)) as Json
