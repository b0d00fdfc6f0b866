import { statuses, type Result, type Counts } from '../core/result.ts'

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
