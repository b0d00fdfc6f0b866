import type { Fault, Seen } from '../core/seen.ts'
import { shorten } from '../core/shorten.ts'

/** Formats a value for a sentence: short and readable. */
export function text(value: Seen | Fault | undefined): string {
  if (value === undefined) return 'nothing'
  const seen = value as Seen
  if (typeof seen === 'object' && seen !== null && !Array.isArray(seen))
    return object(seen as Fault)
  return cut(JSON.stringify(seen))
}

function object(value: Fault & { $?: Seen }): string {
  if (value.$ !== undefined) return String(value.$)
  if (value.code !== undefined || value.message !== undefined) {
    return cut(
      [value.code === undefined ? 'no code' : `code ${text(value.code)}`, text(value.message)].join(
        ' ',
      ),
    )
  }
  return cut(JSON.stringify(value))
}

const cut = (long: string) => shorten(long, 120)
