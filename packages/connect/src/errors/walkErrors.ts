/**
 * Returns an error and the errors nested in it, outermost first. `nested` returns the possible inner errors of a value.
 * Stops at cyclic errors, and at getters that return a new error each time.
 */
export function walkErrors(error: unknown, nested: (value: unknown) => unknown[]): unknown[] {
  const found = new Set<unknown>([error])
  // A Set also iterates over the values that are added during the loop.
  for (const value of found)
    for (const inner of nested(value)) if (isNested(inner) && found.size < 32) found.add(inner)
  return [...found]
}

/** Returns whether a property holds an error: an object, or a text. */
export function isNested(value: unknown): boolean {
  return Boolean(value) && (typeof value === 'object' || typeof value === 'string')
}
