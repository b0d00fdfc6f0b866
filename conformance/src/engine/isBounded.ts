/** Levels of nesting that a value from outside may have. The agent itself sends at most 15. */
const maxDepth = 32

/**
 * Checks that a parsed JSON value can be kept and written again: deeply nested values overflow the stack of
 * `JSON.stringify`, and `1e999` is read as Infinity, which JSON does not have.
 */
export function isBounded(value: unknown, depth = 0): boolean {
  if (typeof value === 'number') return Number.isFinite(value)
  if (typeof value !== 'object' || value === null) return true
  if (depth >= maxDepth) return false
  return Object.values(value).every((part) => isBounded(part, depth + 1))
}
