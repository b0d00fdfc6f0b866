import type { AppCell } from './cells/cells.ts'
import type { Drive } from './cells/drive.ts'
import { outcomeOf } from './cells/judge.ts'
import { drivesHere, type LeftOut } from './drivesHere.ts'
import { runDrive, type DriveResult } from './runDrive.ts'
import type { SerializedValue as Json } from '../core/serialize.ts'
import type { Result } from '../core/result.ts'
import type { Environment } from './world.ts'

/** Result of a cell, in the format of result.schema.json. */
export type CellResult = Result

/** Drives a cell in each way that this environment supports. It passes if all of them pass. */
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

/** No way was driven: lists each reason once. */
const undriven = (left: readonly LeftOut[]): Verdict => ({
  status: 'not-applicable',
  message: [...new Set(left.map(({ reason }) => reason))].join(' | ') || 'not driven',
})

/** Worst first: the worst drive decides the result of the cell. */
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

/** Message of a pass that lists the ways that were not driven: unsupported here, or not produced by the persona. */
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

/** Drops values that JSON cannot represent. */
const asJson = (value: unknown): Json => JSON.parse(JSON.stringify(value ?? null)) as Json
