import type { SupportLevel } from './matrix.ts'

/** Symbol and word of each answer. A color alone is not accessible. */
export const supportLabels: Record<SupportLevel, { symbol: string; text: string }> = {
  yes: { symbol: '✓', text: 'yes' },
  partial: { symbol: '◐', text: 'partial' },
  no: { symbol: '✗', text: 'no' },
  unknown: { symbol: '?', text: 'unknown' },
}
