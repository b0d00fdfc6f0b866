/** Returns untrusted text as one line of at most `limit` characters, without control and invisible characters. */
export function toOneLine(value: unknown, limit: number): string {
  if (typeof value !== 'string') return ''
  const plain = value
    .slice(0, 1000)
    .replace(/[\p{C}\p{Zl}\p{Zp}\p{DI}]+/gu, '')
    // More than four combining marks on a letter overlap the lines above and below (UTS 39, section 5.4).
    .replace(/(\p{M}{4})\p{M}+/gu, '$1')
    // The blank Braille pattern (U+2800) looks like a space.
    .replace(/[\s\u2800]+/g, ' ')
    .trim()
  return [...plain].slice(0, limit).join('')
}
