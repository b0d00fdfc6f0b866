import type { Check } from './defineCheck.ts'
import { isWrong, type Result } from './result.ts'

/**
 * Adds the root cause to each wrong or blocked result, so that one fault counts once. A blocked check has the root
 * cause of the check that blocks it. A wrong check has the root cause of a wrong check that its judge names, or of a
 * wrong or blocked check in its `follows`. Otherwise the check is its own root cause.
 */
export function addRootCauses(
  results: readonly Result[],
  checks: ReadonlyMap<string, Check>,
): Result[] {
  const byId = new Map(results.map((result) => [result.id, result]))
  const causeOf = (id: string, above: readonly string[] = []): string => {
    const result = byId.get(id)
    if (result?.rootCause === 'module') return 'module'
    if (!result || above.includes(id)) return id
    const isExcused = (cause: string) => isNotWalletFault(causeOf(cause, [...above, id]))
    const before =
      blockerOf(result, byId) ??
      causeFromJudge(result, byId) ??
      followedCheck(id, byId, checks, isExcused)
    return before ? causeOf(before, [...above, id]) : id
  }
  return results.map((result) => {
    if (result.status === 'blocked') return { ...result, rootCause: causeOf(result.id) }
    if (!isWrong(result.status)) return result
    const cause = causeOf(result.id)
    // This check ran and failed, so neither a missing user action nor an unreachable node in another check is its cause.
    return { ...result, rootCause: isNotWalletFault(cause) ? result.id : cause }
  })
}

/** Returns whether a root cause is no fault of the wallet: a missing user action, or an unreachable node. */
export const isNotWalletFault = (cause: string): boolean =>
  cause === 'node' || cause.startsWith('user.')

/** Returns the number of distinct root causes. */
export const countCauses = (results: readonly Result[]): number =>
  new Set(results.flatMap(({ rootCause }) => (rootCause ? [rootCause] : []))).size

/**
 * Returns the reason that blocks the check: the id of another check, a missing user action, the node or the module.
 * Returns undefined if the reason is a check that has passed.
 */
function blockerOf({ blockedBy }: Result, results: ReadonlyMap<string, Result>) {
  const held = blockedBy !== undefined && results.get(blockedBy)?.status === 'pass'
  return held ? undefined : blockedBy
}

/** Returns the check that the judge named as the cause, if that check has a wrong result. */
function causeFromJudge({ id, rootCause }: Result, results: ReadonlyMap<string, Result>) {
  const result = rootCause !== undefined && rootCause !== id ? results.get(rootCause) : undefined
  return result && isWrong(result.status) ? rootCause : undefined
}

function followedCheck(
  id: string,
  results: ReadonlyMap<string, Result>,
  checks: ReadonlyMap<string, Check>,
  isExcused: (cause: string) => boolean,
) {
  return checks.get(id)?.follows?.find((cause) => {
    const result = results.get(cause)
    return result && (isWrong(result.status) || (result.status === 'blocked' && !isExcused(cause)))
  })
}
