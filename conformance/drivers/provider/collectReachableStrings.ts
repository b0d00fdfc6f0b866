import { serialize, type SerializedValue } from '../../core/serialize.ts'

/** Collects the strings within seven properties or prototypes. Reads getters, but calls no methods. */
export function collectReachableStrings(root: unknown): SerializedValue {
  const texts: string[] = []
  const known = new Set<unknown>()
  const walk = (value: unknown, depth: number) => {
    if (typeof value === 'string') texts.push(value.slice(0, 2000))
    if (!isObject(value) || known.has(value) || depth > 6) return
    known.add(value)
    for (const key of keys(value)) walk(read(value, key), depth + 1)
    walk(prototype(value), depth + 1)
  }
  walk(root, 0)
  return serialize(texts)
}

const isObject = (value: unknown): value is object =>
  (typeof value === 'object' && value !== null) || typeof value === 'function'

function keys(value: object): PropertyKey[] {
  try {
    return Reflect.ownKeys(value)
  } catch {
    return []
  }
}

function read(value: object, key: PropertyKey): unknown {
  try {
    return Reflect.get(value, key)
  } catch {
    return undefined
  }
}

function prototype(value: object): unknown {
  try {
    const above: unknown = Reflect.getPrototypeOf(value)
    return above === Object.prototype || above === Function.prototype ? undefined : above
  } catch {
    return undefined
  }
}
