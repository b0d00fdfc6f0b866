/** One property of a value that may be anything: a throwing getter or a revoked proxy reads as `undefined`. */
export function look(value: unknown, key: string | number): unknown {
  if ((typeof value !== 'object' && typeof value !== 'function') || value === null) return undefined
  try {
    return (value as Record<string | number, unknown>)[key]
  } catch {
    return undefined
  }
}
