/**
 * A JavaScript value as JSON. A value that JSON cannot express, or that is too large, becomes an object with the key
 * `$`, which names its type or the reason.
 */
export type SerializedValue =
  | null
  | boolean
  | number
  | string
  | readonly SerializedValue[]
  | { readonly [key: string]: SerializedValue }

/** The reason of a rejection, or a thrown value, as JSON. */
export type SerializedError = {
  /** `error` for an `Error` of the same realm, `foreign error` for one of another realm, else the value's `typeof`. */
  type: string
  name?: SerializedValue
  code?: SerializedValue
  message?: SerializedValue
  data?: SerializedValue
  /** Own enumerable keys, in order. */
  keys?: readonly string[]
  /** The thrown value if it is no object. */
  value?: SerializedValue
}

/**
 * Maximum number of values that a serialized value contains, over all levels. `$: 'more'` marks the place of the
 * others.
 */
export const maxValues = 20_000

/**
 * Describes any value as JSON. A getter that throws becomes `{ $: 'throws' }`. Reads lists by index, because an
 * iterator may be endless, and at most `maxValues` values.
 *
 * @example
 * serialize([undefined, 1n]) // [{ $: 'undefined' }, { $: 'bigint', value: '1' }]
 */
export function serialize(value: unknown): SerializedValue {
  return serializeValue(value, [], { left: maxValues })
}

/** Number of values that the serialized value may still contain. */
type Budget = { left: number }

function serializeValue(
  value: unknown,
  above: readonly unknown[],
  budget: Budget,
): SerializedValue {
  budget.left -= 1
  if (budget.left < 0) return more
  if (value === null || typeof value === 'boolean') return value
  if (typeof value === 'string')
    return value.length > 20_000 ? { $: 'text', length: value.length } : value
  if (typeof value === 'number') {
    return Number.isFinite(value) ? value : { $: 'number', value: String(value) }
  }
  if (typeof value === 'bigint') return { $: 'bigint', value: String(value) }
  if (value === thrower) return { $: 'throws' }
  if (typeof value !== 'object') return { $: typeof value }
  if (above.includes(value)) return { $: 'circular' }
  if (above.length > 12) return { $: 'deep' }
  try {
    return serializeObject(value, [...above, value], budget)
  } catch {
    // A revoked proxy throws even in `Array.isArray`.
    return { $: 'throws' }
  }
}

/** Describes a thrown value as JSON. */
export function serializeError(thrown: unknown): SerializedError {
  if (typeof thrown !== 'object' || thrown === null)
    return { type: typeOf(thrown), value: serialize(thrown) }
  return { type: kindOf(thrown), ...partsOf(thrown, [thrown], { left: maxValues }) }
}

/** Restores a serialized value for a request, including `undefined`, big integers and special numbers. */
export function deserialize(serialized: SerializedValue): unknown {
  if (typeof serialized !== 'object' || serialized === null) return serialized
  if (Array.isArray(serialized)) return serialized.map(deserialize)
  const object = serialized as { readonly [key: string]: SerializedValue }
  if (object.$ === 'undefined') return undefined
  if (object.$ === 'bigint') return BigInt(String(object.value))
  if (object.$ === 'number') return Number(object.value)
  if (object.$ === 'function') return () => undefined
  if (object.$ === 'text') return 'x'.repeat(Number(object.length))
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, deserialize(value)]))
}

/** Returns the value at a path of keys in a serialized value, or undefined if a key is missing. */
export function valueAt(
  from: SerializedValue | undefined,
  ...path: readonly string[]
): SerializedValue | undefined {
  let value = from
  for (const key of path)
    value = (value as { [key: string]: SerializedValue } | null | undefined)?.[key]
  return value
}

function serializeObject(
  value: object,
  above: readonly unknown[],
  budget: Budget,
): SerializedValue {
  if (kindOf(value) !== 'object') return { $: 'error', ...partsOf(value, above, budget) }
  if (Array.isArray(value)) return serializeList(value, above, budget)
  const entries: [key: string, value: SerializedValue][] = []
  for (const key of keysOf(value)) {
    if (budget.left <= 0) return Object.fromEntries([...entries, ['$', 'more']])
    entries.push([key, serializeValue(read(value, key), above, budget)])
  }
  return Object.fromEntries(entries)
}

function serializeList(
  list: readonly unknown[],
  above: readonly unknown[],
  budget: Budget,
): SerializedValue {
  const { length } = list
  const serialized: SerializedValue[] = []
  for (let index = 0; index < length; index += 1) {
    if (budget.left <= 0) return [...serialized, more]
    serialized.push(serializeValue(list[index], above, budget))
  }
  return serialized
}

const more = { $: 'more' } as const

/**
 * Returns the kind of an object. Recognizes errors of other realms too: an error of a frame, or of Node's `vm`,
 * is no instance of this realm's `Error`.
 */
function kindOf(value: object): 'error' | 'foreign error' | 'object' {
  if (attempt(() => value instanceof Error)) return 'error'
  const isError = () => Object.prototype.toString.call(value) === '[object Error]'
  return attempt(isError) ? 'foreign error' : 'object'
}

/**
 * Describes the properties of an error, and the values in them. An error may contain itself, for example in the
 * `data` of a wrapper.
 */
function partsOf(thrown: object, above: readonly unknown[], budget: Budget) {
  const parts: { [key: string]: SerializedValue } = {}
  for (const key of ['name', 'code', 'message', 'data']) {
    if (attempt(() => key in thrown)) parts[key] = serializeValue(read(thrown, key), above, budget)
  }
  return { ...parts, keys: keysOf(thrown) }
}

function keysOf(value: object): string[] {
  try {
    return Object.keys(value)
  } catch {
    return []
  }
}

/** Returns the result of a test, or false if the test throws, as it can for a proxy. */
function attempt(isSo: () => boolean): boolean {
  try {
    return isSo()
  } catch {
    return false
  }
}

const thrower = Symbol('a getter that throws')

function read(value: object, key: string): unknown {
  try {
    return (value as Record<string, unknown>)[key]
  } catch {
    return thrower
  }
}

const typeOf = (value: unknown) => (value === null ? 'null' : typeof value)
