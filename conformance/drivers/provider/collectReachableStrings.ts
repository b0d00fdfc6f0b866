import { serialize, type SerializedValue } from '../../core/serialize.ts'

/** Collects the strings within seven properties or prototypes. Reads getters, but calls no methods. */
export function collectReachableStrings(root: unknown): SerializedValue {
  const texts: string[] = []
  const known = new Set<unknown>()
  const walk = (value: unknown, depth: number) => {
    if (typeof value === 'string') texts.push(value.slice(0, 2000))
    if (!isObject(value) || known.has(value) || depth > 6) return
    known.add(value)
    // A getter may return a promise that rejects, which no other code handles.
    if (value instanceof Promise) value.catch(() => {})
    const keys = attempt(() => Reflect.ownKeys(value)) ?? []
    for (const key of keys)
      walk(
        attempt(() => Reflect.get(value, key) as unknown),
        depth + 1,
      )
    const above: unknown = attempt(() => Reflect.getPrototypeOf(value))
    if (above !== Object.prototype && above !== Function.prototype) walk(above, depth + 1)
  }
  walk(root, 0)
  return serialize(texts)
}

const isObject = (value: unknown): value is object =>
  (typeof value === 'object' && value !== null) || typeof value === 'function'

/** Reads from an object. Returns undefined if the object throws, as a getter or a revoked proxy may. */
function attempt<T>(read: () => T): T | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}
