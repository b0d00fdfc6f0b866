import type { Check } from './check.ts'
import { isWrong, type Result } from './result.ts'

/**
 * Names for each result that is wrong or blocked the one fault behind it, so that one fault counts once.
 * A blocked check has the cause of what blocks it; a failed one the cause of what it follows from, if
 * that failed too; else it is its own.
 */
export function withRootCauses(
  results: readonly Result[],
  checks: ReadonlyMap<string, Check>,
): Result[] {
  const byId = new Map(results.map((result) => [result.id, result]))
  const causeOf = (id: string, above: readonly string[] = []): string => {
    const result = byId.get(id)
    if (result?.rootCause === 'module') return 'module'
    if (!result || above.includes(id)) return id
    const hidden = (cause: string) => nobody(causeOf(cause, [...above, id]))
    const before =
      blocking(result, byId) ?? supposed(result, byId) ?? follows(id, byId, checks, hidden)
    return before ? causeOf(before, [...above, id]) : id
  }
  return results.map((result) => {
    if (result.status === 'blocked') return { ...result, rootCause: causeOf(result.id) }
    if (!isWrong(result.status)) return result
    const cause = causeOf(result.id)
    // That nobody could play another check excuses this one, which was played, from nothing.
    return { ...result, rootCause: nobody(cause) ? result.id : cause }
  })
}

/** Whether a check was blocked by no fault of the wallet: nobody could do an act, or the node could not be asked. */
export const nobody = (cause: string): boolean => cause === 'node' || cause.startsWith('user.')

/** How many faults there are. */
export const countCauses = (results: readonly Result[]): number =>
  new Set(results.flatMap(({ rootCause }) => (rootCause ? [rootCause] : []))).size

/** What keeps it from being judged, unless that was played and held: then nobody knows better than it does. */
function blocking({ blockedBy }: Result, results: ReadonlyMap<string, Result>) {
  const held = blockedBy !== undefined && results.get(blockedBy)?.status === 'pass'
  return held ? undefined : blockedBy
}

/** What the judge itself holds to be the cause. */
function supposed({ id, rootCause }: Result, results: ReadonlyMap<string, Result>) {
  const result = rootCause !== undefined && rootCause !== id ? results.get(rootCause) : undefined
  return result && isWrong(result.status) ? rootCause : undefined
}

function follows(
  id: string,
  results: ReadonlyMap<string, Result>,
  checks: ReadonlyMap<string, Check>,
  hidden: (cause: string) => boolean,
) {
  return checks.get(id)?.follows?.find((cause) => {
    const result = results.get(cause)
    return result && (isWrong(result.status) || (result.status === 'blocked' && !hidden(cause)))
  })
}
