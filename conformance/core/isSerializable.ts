/** Maximum nesting of a value that the suite receives. The suite's agent sends fewer than 20 levels. */
const maxDepth = 32

/**
 * Returns whether a parsed JSON value can be stored and serialized again. Deeply nested values overflow the
 * stack of `JSON.stringify`, and `1e999` parses as Infinity, which JSON lacks.
 */
export function isSerializable(value: unknown, depth = 0): boolean {
  if (typeof value === 'number') return Number.isFinite(value)
  if (typeof value !== 'object' || value === null) return true
  if (depth >= maxDepth) return false
  return Object.values(value).every((part) => isSerializable(part, depth + 1))
}
