/**
 * Formats any value as one line. Equal values give the same line on both sides of a comparison. The line
 * distinguishes a real `Error` from a plain object with the same content. It names an error's enumerable own
 * keys, because dapps spread and clone errors. It reports only that a stack exists.
 */
export function say(value: unknown): string {
  if (value instanceof Error) return sayError(value)
  if (Array.isArray(value)) return `[${value.map(say).join(', ')}]`
  if (typeof value === 'function') return 'function'
  if (typeof value === 'string') return JSON.stringify(value.replace(frames, '\n<stack>'))
  if (typeof value !== 'object' || value === null) return String(value)
  const entries = Object.entries(value).map(([key, item]) => `${key}: ${sayEntry(key, item)}`)
  return `{${entries.join(', ')}}`
}

/** Stack lines inside a text. They name files of this machine. */
const frames = /(\n {4}at .*)+/g

const sayEntry = (key: string, item: unknown): string =>
  key === 'stack' && typeof item === 'string' ? '<stack>' : say(item)

function sayError(error: Error): string {
  const { code, data } = error as { code?: unknown; data?: unknown }
  const parts = [
    ...(code === undefined ? [] : [`code ${say(code)}`]),
    JSON.stringify(error.message),
    ...(data === undefined ? [] : [`data ${say(data)}`]),
    `keys [${Object.keys(error).join(', ')}]`,
  ]
  return `Error(${parts.join(', ')})`
}
