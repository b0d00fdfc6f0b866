/** Formats a value as a JavaScript expression on one line, in the code style of this repository. */
export function formatLiteral(value: unknown): string {
  if (typeof value === 'string') return quote(value)
  if (typeof value === 'bigint') return `${value}n`
  if (typeof value !== 'object' || value === null) return String(value)
  if (Array.isArray(value)) return `[${value.map(formatLiteral).join(', ')}]`
  if (!(value instanceof Error)) return formatObject(value)
  const { message, code, data } = value as Error & { code?: unknown; data?: unknown }
  const error = `new Error(${quote(message)})`
  const own = Object.entries({ code, data }).filter(([, item]) => item !== undefined)
  return own.length > 0
    ? `Object.assign(${error}, ${formatObject(Object.fromEntries(own))})`
    : error
}

function formatObject(value: object): string {
  const pairs = Object.entries(value).map(
    ([key, item]) => `${formatKey(key)}: ${formatLiteral(item)}`,
  )
  return pairs.length === 0 ? '{}' : `{ ${pairs.join(', ')} }`
}

// The key `__proto__` is written as `['__proto__']`, because `{ __proto__: x }` would set the prototype.
const formatKey = (key: string): string =>
  key === '__proto__' ? `['${key}']` : /^[a-z_$]\w*$/i.test(key) ? key : quote(key)

export const quote = (text: string): string =>
  `'${escapeLineEnds(JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'"))}'`

/** Escapes line ends, which would end a string or a comment of the generated code (ECMA-262, 12.3). */
export const escapeLineEnds = (text: string): string =>
  text
    .replaceAll('\n', String.raw`\n`)
    .replaceAll('\r', String.raw`\r`)
    .replace(/[\u2028\u2029]/g, (end) => `\\u${end.charCodeAt(0).toString(16)}`)
