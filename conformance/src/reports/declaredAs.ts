import type { Result } from '../engine/result.ts'

/** What was declared of a result, to stand behind its status; nothing where nothing was. */
export const declaredAs = ({ status, expected }: Pick<Result, 'status' | 'expected'>): string => {
  if (expected === undefined) return ''
  return expected === status ? ' (declared)' : ` (declared: ${expected})`
}
