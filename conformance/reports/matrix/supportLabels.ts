import type { SupportLevel } from './matrix.ts'

/** Symbol and word for each support level. A color alone would not be accessible. */
export const supportLabels: Record<SupportLevel, { symbol: string; text: string }> = {
  yes: { symbol: '✓', text: 'yes' },
  partial: { symbol: '◐', text: 'partial' },
  no: { symbol: '✗', text: 'no' },
  unknown: { symbol: '?', text: 'unknown' },
}
