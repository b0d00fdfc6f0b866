import { isDeclared } from '../core/expectations.ts'
import type { Result } from '../core/result.ts'

/** Returns a suffix with the declared status of a result, if any. */
export const describeDeclaredStatus = (
  result: Pick<Result, 'status' | 'expected' | 'intermittent'>,
): string => {
  const { expected, intermittent } = result
  if (intermittent)
    return ` (${isDeclared(result) ? '' : 'declared as '}intermittent: ${intermittent.statuses.join(' or ')})`
  if (expected === undefined) return ''
  return isDeclared(result) ? ' (declared)' : ` (declared: ${expected})`
}
