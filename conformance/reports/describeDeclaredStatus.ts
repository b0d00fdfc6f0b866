import { isDeclared } from '../core/expectations.ts'
import type { Result } from '../core/result.ts'

/**
 * Returns a suffix for the status of a result, which tells its declared status. Empty if no status is declared.
 */
export const describeDeclaredStatus = (
  result: Pick<Result, 'status' | 'expected' | 'intermittent'>,
): string => {
  const { expected, intermittent } = result
  if (intermittent)
    return ` (${isDeclared(result) ? '' : 'declared as '}intermittent: ${intermittent.statuses.join(' or ')})`
  if (expected === undefined) return ''
  return isDeclared(result) ? ' (declared)' : ` (declared: ${expected})`
}
