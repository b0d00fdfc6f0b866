import type { Answer } from './matrix.ts'

/** Each answer as a symbol and a word: a colour alone tells some people nothing. */
export const words: Record<Answer, { symbol: string; text: string }> = {
  yes: { symbol: '✓', text: 'yes' },
  partial: { symbol: '◐', text: 'partial' },
  no: { symbol: '✗', text: 'no' },
  unknown: { symbol: '?', text: 'unknown' },
}
