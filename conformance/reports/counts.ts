import { statuses, type Counts, type Result, type Run } from '../core/result.ts'

/** Counts the results by status, including zeros, in the order of the last line of output. */
export const countStatuses = (results: readonly Pick<Result, 'status'>[]): Counts =>
  Object.fromEntries(
    statuses.map((status) => [status, results.filter((result) => result.status === status).length]),
  )

/** Counts the results by level and status, without zeros. */
export function countByLevel(results: readonly Result[]): { [level: string]: Counts } {
  const levels = Map.groupBy(results, ({ level }) => level)
  return Object.fromEntries(
    [...levels].map(([level, ones]) => [
      level,
      Object.fromEntries(Object.entries(countStatuses(ones)).filter(([, count]) => count > 0)),
    ]),
  )
}

/** Returns the last line of a command's output: `check: 212 pass, 0 fail, …`. */
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
