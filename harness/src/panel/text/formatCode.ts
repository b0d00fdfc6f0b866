/** Formats a plain value in the code style of this repository. */
export function formatCode(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(formatCode).join(', ')}]`
  if (typeof value === 'string') return quote(value)
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const pairs = Object.entries(value).map(
    ([key, item]) => `${/^[a-z_$]\w*$/i.test(key) ? key : quote(key)}: ${formatCode(item)}`,
  )
  return `{ ${pairs.join(', ')} }`
}

export const quote = (text: string) => `'${onOneLine(text.replace(/['\\]/g, String.raw`\$&`))}'`

/** Escapes line ends, which would end a string or a comment of the generated code (ECMA-262, 12.3). */
export const onOneLine = (text: string) =>
  text.replace(/[\n\r\u2028\u2029]/g, (end) => ends[end] ?? end)

const ends: Readonly<Record<string, string>> = {
  '\n': String.raw`\n`,
  '\r': String.raw`\r`,
  '\u2028': String.raw`\u2028`,
  '\u2029': String.raw`\u2029`,
}
