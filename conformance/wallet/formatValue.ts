import type { SerializedError, SerializedValue } from '../core/serialize.ts'
import { shortenText } from '../core/shortenText.ts'

/** Formats a value for a message. Shortens long values. */
export function formatValue(value: SerializedValue | SerializedError | undefined): string {
  if (value === undefined) return 'nothing'
  const serialized = value as SerializedValue
  if (typeof serialized === 'object' && serialized !== null && !Array.isArray(serialized))
    return object(serialized as SerializedError)
  return cut(JSON.stringify(serialized))
}

function object(value: SerializedError & { $?: SerializedValue }): string {
  if (value.$ !== undefined) return String(value.$)
  if (value.code !== undefined || value.message !== undefined) {
    return cut(
      [
        value.code === undefined ? 'no code' : `code ${formatValue(value.code)}`,
        formatValue(value.message),
      ].join(' '),
    )
  }
  return cut(JSON.stringify(value))
}

const cut = (long: string) => shortenText(long, 120)
