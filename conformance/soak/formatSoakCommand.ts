import { formatCommandLine } from '../cli/formatCommandLine.ts'

/** Returns the `npm run soak` command with these options, for the message of a failure. */
export const formatSoakCommand = (
  group: string,
  options: Record<string, string | number>,
): string => {
  const args = Object.entries(options).flatMap(([name, value]) => [`--${name}`, String(value)])
  return formatCommandLine(['npm', 'run', 'soak', '--', group, ...args])
}
