import type { Result, Run } from '../core/result.ts'
import { countStatuses } from './counts.ts'

/**
 * Returns the last line of a command's standard output: `check: 212 pass, 0 fail, …`. Counts skipped checks too if
 * the run is manual.
 */
export function lastLine(
  name: string,
  results: readonly Pick<Result, 'status'>[],
  mode?: Run['run']['mode'],
): string {
  const pending = results.filter(({ status }) => status === 'manual-pending').length
  const counts = {
    ...countStatuses(results),
    ...((mode === 'manual' || pending > 0) && { 'manual-pending': pending }),
  }
  const words = Object.entries(counts).map(([status, count]) => `${count} ${status}`)
  return `${name}: ${words.join(', ')}`
}
