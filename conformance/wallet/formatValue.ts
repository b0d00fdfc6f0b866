import { type SerializedValue, valueAt } from '../core/serialize.ts'
import { shortenText } from '../core/shortenText.ts'

/** Formats a value for a message: a text for an error or a value that JSON lacks, else JSON. Shortens long values. */
export function formatValue(value: SerializedValue | undefined): string {
  if (value === undefined) return 'nothing'
  const special = valueAt(value, '$')
  const code = valueAt(value, 'code')
  const message = valueAt(value, 'message')
  if (special !== undefined) return String(special)
  if (code === undefined && message === undefined) return shorten(JSON.stringify(value))
  const codeText = code === undefined ? 'no code' : `code ${formatValue(code)}`
  return shorten(`${codeText} ${formatValue(message)}`)
}

const shorten = (text: string) => shortenText(text, 120)
