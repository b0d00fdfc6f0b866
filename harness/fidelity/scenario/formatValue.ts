/**
 * Formats any value as one line. Equal values give the same line on both sides of a comparison. The line
 * distinguishes a real `Error` from a plain object with the same content. It names an error's enumerable own
 * keys, because dapps spread and clone errors. It reports only that a stack exists.
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

/** Stack lines inside a text. They name files of this machine. */
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
