/**
 * Formats any value as one line. Tells an `Error` from an object with the same content. Lists the own keys of an error,
 * because dapps spread and clone errors.
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
