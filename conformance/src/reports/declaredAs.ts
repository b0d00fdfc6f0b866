import { isDeclared } from '../engine/expectations.ts'
import type { Result } from '../engine/result.ts'

/** What was declared of a result, to stand behind its status; nothing where nothing was. */
export const declaredAs = (
  result: Pick<Result, 'status' | 'expected' | 'intermittent'>,
): string => {
  const { expected, intermittent } = result
  if (intermittent)
    return ` (${isDeclared(result) ? '' : 'declared as '}intermittent: ${intermittent.statuses.join(' or ')})`
  if (expected === undefined) return ''
  return isDeclared(result) ? ' (declared)' : ` (declared: ${expected})`
}
