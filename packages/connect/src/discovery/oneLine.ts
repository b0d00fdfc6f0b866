/** The text of a stranger: one line without control, format (bidirectional, zero-width) and private characters. */
export function oneLine(value: unknown, limit: number): string {
  if (typeof value !== 'string') return ''
  const plain = value.slice(0, 1000).replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, '')
  return [...plain.replace(/\s+/g, ' ').trim()].slice(0, limit).join('')
}
