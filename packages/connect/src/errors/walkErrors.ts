/** Returns an error and the errors in it that `nested` finds: outermost first, each once, at most 32. */
export function walkErrors(error: unknown, nested: (value: unknown) => unknown[]): unknown[] {
  const found = new Set<unknown>([error])
  // A Set also iterates over the values that are added during the loop.
  for (const value of found)
    for (const inner of nested(value)) if (isNested(inner) && found.size < 32) found.add(inner)
  return [...found]
}

/** Returns whether a value can be a nested error: an object, or a text that is not empty. */
export function isNested(value: unknown): boolean {
  return Boolean(value) && (typeof value === 'object' || typeof value === 'string')
}
