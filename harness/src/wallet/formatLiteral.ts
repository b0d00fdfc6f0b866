/** Formats a plain value as a JavaScript expression on one line, in the code style of this repository. */
export function formatLiteral(value: unknown): string {
  if (typeof value === 'string') return quote(value)
  if (Array.isArray(value)) return `[${value.map(formatLiteral).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'undefined'
  return formatObject(Object.entries(value).map(([key, item]) => [key, formatLiteral(item)]))
}

/** Formats an object literal. The values of the pairs are expressions. */
export const formatObject = (pairs: readonly (readonly [string, string])[]): string =>
  pairs.length === 0
    ? '{}'
    : `{ ${pairs.map(([key, item]) => `${formatKey(key)}: ${item}`).join(', ')} }`

// The key `__proto__` is written as `['__proto__']`, because `{ __proto__: x }` would set the prototype.
const formatKey = (key: string): string =>
  key === '__proto__' ? `['${key}']` : /^[a-z_$]\w*$/i.test(key) ? key : quote(key)

/** Formats a text as a string in single quotes. */
export const quote = (text: string): string =>
  `'${escapeLineEnds(JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'"))}'`

/** Escapes line ends, which would end a string or a comment of the generated code (ECMA-262, 12.3). */
export const escapeLineEnds = (text: string): string =>
  text
    .replaceAll('\n', String.raw`\n`)
    .replaceAll('\r', String.raw`\r`)
    .replace(/[\u2028\u2029]/g, (end) => `\\u${end.charCodeAt(0).toString(16)}`)
