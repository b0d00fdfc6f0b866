/**
 * Formats any value as one line, so that both sides of a comparison have the same line for equal values. The
 * line tells an `Error` from a plain object with the same content. For an error it lists the own enumerable
 * keys, because dapps spread and clone errors. Of a stack it shows only that there is one.
 */
export function formatValue(value: unknown): string {
  if (value instanceof Error) return formatError(value)
  if (Array.isArray(value)) return `[${value.map(formatValue).join(', ')}]`
  if (typeof value === 'function') return 'function'
  if (typeof value === 'string') return JSON.stringify(value.replace(frames, '\n<stack>'))
  if (typeof value !== 'object' || value === null) return String(value)
  const entries = Object.entries(value).map(([key, item]) => `${key}: ${formatEntry(key, item)}`)
  return `{${entries.join(', ')}}`
}

/** Lines of a stack inside a text. They are replaced, because they name files of this machine. */
const frames = /(\n {4}at .*)+/g

const formatEntry = (key: string, item: unknown): string =>
  key === 'stack' && typeof item === 'string' ? '<stack>' : formatValue(item)

function formatError(error: Error): string {
  const { code, data } = error as { code?: unknown; data?: unknown }
  const parts = [
    ...(code === undefined ? [] : [`code ${formatValue(code)}`]),
    JSON.stringify(error.message),
    ...(data === undefined ? [] : [`data ${formatValue(data)}`]),
    `keys [${Object.keys(error).join(', ')}]`,
  ]
  return `Error(${parts.join(', ')})`
}
