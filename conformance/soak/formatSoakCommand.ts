/**
 * Returns the `npm run soak` command with these options, quoted for a POSIX shell. A failure prints it, so that the
 * user can repeat the failure.
 */
export const formatSoakCommand = (
  group: string,
  options: Record<string, string | number>,
): string => {
  const words = Object.entries(options).map(([name, value]) => `--${name} ${quote(String(value))}`)
  return `npm run soak -- ${[group, ...words].join(' ')}`
}

export const quote = (text: string): string =>
  /^[\w:,.-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`
