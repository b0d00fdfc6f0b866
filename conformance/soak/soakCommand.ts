/** Returns the command that repeats a failure, quoted for a POSIX shell. */
export const soakCommand = (group: string, options: Record<string, string | number>): string => {
  const words = Object.entries(options).map(([name, value]) => `--${name} ${quote(String(value))}`)
  return `npm run soak -- ${[group, ...words].join(' ')}`
}

export const quote = (text: string): string =>
  /^[\w:,.-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`
