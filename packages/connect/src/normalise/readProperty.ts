/**
 * Reads a property of an untrusted value. Returns `undefined` for a primitive value, a throwing getter or a revoked
 * proxy.
 *
 * @example readProperty({ code: 4001 }, 'code') // 4001
 */
export function readProperty(value: unknown, key: string | number): unknown {
  if ((typeof value !== 'object' && typeof value !== 'function') || value === null) return undefined
  try {
    return (value as Record<string | number, unknown>)[key]
  } catch {
    return undefined
  }
}
