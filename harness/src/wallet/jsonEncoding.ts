import { ProviderRpcError } from './ProviderRpcError.ts'
import type { Encoded, ErrorShape, Json } from './types.ts'

/**
 * Encodes a JavaScript value as JSON, so that it can be sent between a test and a page. `decode` restores it
 * with `undefined`, bigint, and errors with their own keys.
 *
 * Functions, symbols, holes in lists and properties whose getter throws become `undefined`. A reference to an
 * enclosing object becomes `null`. If the value cannot be read, as with a revoked proxy, or is nested too deeply,
 * the whole value becomes `undefined`.
 *
 * @example
 * decode(encode(Object.assign(new Error('no'), { code: 4001 }))).code // 4001
 */
export const encode = (value: unknown): Encoded => {
  try {
    return encodeIn(value, [])
  } catch {
    return { $: 'undefined' }
  }
}

const encodeIn = (value: unknown, seen: readonly unknown[]): Encoded => {
  if (value === undefined || typeof value === 'function' || typeof value === 'symbol')
    return { $: 'undefined' }
  if (typeof value === 'bigint') return { $: 'bigint', value: value.toString() }
  if (typeof value === 'number' && !Number.isFinite(value))
    return { $: 'number', value: String(value) as 'NaN' }
  if (typeof value !== 'object' || value === null) return { $: 'json', value: value as Json }
  if (seen.includes(value)) return { $: 'json', value: null }
  const path = [...seen, value]
  if (value instanceof Error) return { $: 'error', error: errorShape(value, path) }
  if (isPlainJson(value, path)) return { $: 'json', value: structuredCopy(value) }
  if (Array.isArray(value))
    return { $: 'array', items: Array.from(value, (item) => encodeIn(item, path)) }
  return {
    $: 'object',
    entries: ownEntries(value).map(([key, item]) => [key, encodeIn(item, path)]),
  }
}

/** Restores the value that `encode` encoded, with errors and objects of the current realm. */
export const decode = (encoded: Encoded): unknown => {
  switch (encoded.$) {
    case 'json':
      return structuredCopy(encoded.value)
    case 'undefined':
      return undefined
    case 'bigint':
      return BigInt(encoded.value)
    case 'number':
      return Number(encoded.value)
    case 'array':
      return encoded.items.map(decode)
    case 'object':
      return Object.fromEntries(encoded.entries.map(([key, item]) => [key, decode(item)]))
    case 'error':
      return decodeError(encoded.error)
  }
}

/** Creates the value that the dapp catches: an error, a plain object, a string or `undefined`, as `kind` says. */
export const decodeError = (shape: ErrorShape): unknown => {
  const { kind = 'error', name, code, message = '', data, stack, own, cause } = shape
  if (kind === 'undefined') return undefined
  if (kind === 'string') return message
  const keys = own
    ? own.map(([key, item]): [string, unknown] => [key, decode(item)])
    : present(
        kind === 'object' ? { name, code, message: shape.message, data, stack } : { code, data },
      )
  if (kind === 'object') return Object.fromEntries(keys)
  const error =
    name === 'ProviderRpcError' ? new ProviderRpcError(code, message, data) : revive(name, message)
  const hide = (key: string, hidden: unknown) =>
    Object.defineProperty(error, key, { value: hidden, writable: true, configurable: true })
  if (stack !== undefined) hide('stack', stack)
  if (cause) hide('cause', decode(cause))
  for (const [key, item] of keys)
    if (key !== 'message' && key !== 'stack')
      Object.defineProperty(error, key, {
        value: item,
        enumerable: true,
        writable: true,
        configurable: true,
      })
  // Getters `code` and `data` of the original class are not in `own`. They become hidden properties.
  if (!('code' in error) && code !== undefined) hide('code', code)
  if (!('data' in error) && data !== undefined) hide('data', data)
  return error
}

const present = (parts: object): [string, unknown][] =>
  Object.entries(parts).filter(([, item]) => item !== undefined)

function errorShape(error: Error, path: readonly unknown[]): ErrorShape {
  const [name, message, code, data, stack, cause] = parts.map((key) => readProperty(error, key))
  return {
    kind: 'error',
    ...(typeof name === 'string' && { name }),
    message: typeof message === 'string' ? message : '',
    ...((typeof code === 'number' || typeof code === 'string') && { code }),
    ...(data !== undefined && isPlainJson(data, path) && { data: structuredCopy(data) }),
    ...(typeof stack === 'string' && { stack }),
    own: ownEntries(error).map(([key, item]) => [key, encodeIn(item, path)]),
    ...(cause !== undefined && { cause: encodeIn(cause, path) }),
  }
}

const parts = ['name', 'message', 'code', 'data', 'stack', 'cause']

const ownEntries = (value: object): [string, unknown][] =>
  Object.keys(value).map((key) => [key, readProperty(value, key)])

/** Reads a property of any value. Returns undefined if reading throws. */
export function readProperty(value: unknown, key: string): unknown {
  try {
    return (value as Record<string, unknown>)[key]
  } catch {
    return undefined
  }
}

function isPlainJson(value: unknown, path: readonly unknown[]): boolean {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true
  if (typeof value === 'number') return Number.isFinite(value)
  if (typeof value !== 'object') return false
  const inner = [...path, value]
  const clean = (item: unknown) => !path.includes(item) && isPlainJson(item, inner)
  if (Array.isArray(value)) return Object.keys(value).length === value.length && value.every(clean)
  const prototype = Object.getPrototypeOf(value)
  if (prototype !== null && Object.getPrototypeOf(prototype) !== null) return false
  return ownEntries(value).every(([, item]) => clean(item))
}

function structuredCopy(value: unknown): Json {
  return JSON.parse(JSON.stringify(value)) as Json
}

/** Creates an error of the built-in class with this name, or else an `Error` with another `name`. */
function revive(name: string | undefined, message: string): Error {
  const classes = [TypeError, RangeError, SyntaxError, ReferenceError, EvalError, URIError]
  const known = classes.find((one) => one.name === name)
  const error = new (known ?? Error)(message)
  if (name !== undefined && name !== error.name)
    Object.defineProperty(error, 'name', { value: name, writable: true, configurable: true })
  return error
}
