import { schemaErrorOf } from '../reports/schemaErrorOf.ts'
import type { Run } from '../core/result.ts'
import { UsageError } from '../core/UsageError.ts'
import { readJson } from './readJson.ts'
import { readJournal } from './readJournal.ts'

/** Reads a run from its JSON or its journal. Throws a UsageError unless it is a run of schema version 1. */
export function readRun(file: string): Run {
  const value = readJournal(file) ?? readJson(file)
  const { schemaVersion } = (value ?? {}) as { schemaVersion?: unknown }
  if (typeof schemaVersion === 'number' && schemaVersion !== 1)
    throw new UsageError(
      `${file} is in version ${schemaVersion} of the form of a run, and this suite reads version 1.`,
    )
  const fault = schemaErrorOf(value)
  if (fault === undefined) return value as Run
  throw new UsageError(`${file} is no run of this suite: ${fault}. --json writes one.`)
}
