import { misfitOf } from '../reports/json.ts'
import type { Run } from '../reports/run.ts'
import { UsageError } from '../engine/UsageError.ts'
import { readJson } from './options.ts'

/**
 * Reads a run that `--json` wrote.
 *
 * @throws UsageError where there is no such file, or it is no run.
 */
export function readRun(file: string): Run {
  const value = readJson(file)
  const misfit = misfitOf(value)
  if (misfit === undefined) return value as Run
  throw new UsageError(`${file} is no run of this suite: ${misfit}. --json writes one.`)
}
