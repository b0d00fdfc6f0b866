import type { AppCell } from '../catalogue/app/cells.ts'
import type { Drive } from '../catalogue/app/drive.ts'
import { outcomeOf } from '../catalogue/app/judge.ts'
import { drivesInPage } from './drivesInPage.ts'
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
  const drives = drivesOf(environment, cell)
  for (const drive of drives) results.push(await runDrive(environment, cell, drive))
  return {
    id: cell.id,
    level: cell.level,
    basis: cell.basis,
    group: cell.group,
    ...(results.length === 0 ? left(environment, cell) : verdict(cell, results)),
    durationMs: Math.round(performance.now() - began),
  }
}

const drivesOf = ({ name, impossible, alike }: Environment, cell: AppCell): readonly Drive[] => {
  if (name === 'node') return cell.drives
  if (alike?.has(cell.id)) return []
  if (!impossible) return drivesInPage(cell)
  return drivesInPage({ drives: cell.drives.filter((drive) => !impossible(drive)) })
}

type Verdict = Omit<CellResult, 'id' | 'level' | 'basis' | 'group' | 'durationMs'>

const left = ({ impossible, alike, persona }: Environment, { id, drives }: AppCell): Verdict => {
  if (alike?.has(id))
    return {
      status: 'not-applicable',
      message: `runs in Node only: the app hears here from ${persona} what it hears from standard`,
    }
  const [first] = drives
  const inApp = drives.find(({ nodeOnly }) => nodeOnly === undefined)
  const reason = inApp && impossible?.(inApp)
  if (reason) return { status: 'not-applicable', message: `${persona}: ${reason}` }
  return {
    status: 'not-applicable',
    message: `runs in Node only: ${first?.nodeOnly ?? 'not driven'}`,
  }
}

/** Worst first: what decides a cell with several drives. */
const order = ['harness-error', 'fail', 'blocked', 'pass', 'not-applicable'] as const

const verdict = (cell: AppCell, results: readonly DriveResult[]): Verdict => {
  const status = order.find((one) => results.some((result) => result.status === one)) ?? 'pass'
  const deciding = results.filter((result) => result.status === status)
  if (status === 'pass') return { status, ...partly(cell, results) }
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

const named = ({ drive }: DriveResult): string => {
  const name = [drive.guard, drive.name].filter((part) => part !== undefined).join(', ')
  return name === '' ? '' : `[${name}] `
}

/** A pass says which of its drives the persona could not produce. */
const partly = (cell: AppCell, results: readonly DriveResult[]): { message?: string } => {
  const missing = results.filter(({ status }) => status === 'not-applicable')
  if (missing.length === 0) return {}
  return {
    message: `${results.length - missing.length} of ${cell.drives.length} ways: ${missing.map((result) => `${named(result)}${result.faults.join('; ')}`).join(' | ')}`,
  }
}

/** A report is JSON: what is no JSON is left out. */
const asJson = (value: unknown): Json => JSON.parse(JSON.stringify(value ?? null)) as Json
