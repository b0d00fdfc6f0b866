import { isDeclared } from '../core/expectations.ts'
import type { Result } from '../core/result.ts'

/** Returns the declaration of a result as a suffix of its status. Empty without a declaration. */
export const declaredAs = (
  result: Pick<Result, 'status' | 'expected' | 'intermittent'>,
): string => {
  const { expected, intermittent } = result
  if (intermittent)
    return ` (${isDeclared(result) ? '' : 'declared as '}intermittent: ${intermittent.statuses.join(' or ')})`
  if (expected === undefined) return ''
  return isDeclared(result) ? ' (declared)' : ` (declared: ${expected})`
}
