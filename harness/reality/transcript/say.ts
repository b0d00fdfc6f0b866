/**
 * Any value as one line of text, the same for the same value on both sides of a comparison.
 * A real `Error` is told from a plain object of the same content; its enumerable own keys are
 * named, because dapps spread and clone errors. Stacks are only said to be there.
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

/** The lines of a stack inside a text: they name files of this machine. */
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
