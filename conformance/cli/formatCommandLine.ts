import { basename } from 'node:path'
import type { RunOptions } from './runOptions.ts'

/**
 * Joins the parts of a command to one line for a shell. Quotes each part that a shell would split or expand.
 *
 * @example
 * formatCommandLine(['touchstone', 'check', '--provider', 'my wallet.ts']) // "touchstone check --provider 'my wallet.ts'"
 */
export const formatCommandLine = (parts: readonly string[]): string => parts.map(quoted).join(' ')

const quoted = (part: string) =>
  /^[\w./:@%+=,-]+$/.test(part) ? part : `'${part.replaceAll("'", String.raw`'\''`)}'`

/**
 * Returns the arguments that `check` and `app` share, for the command that repeats a run. `check --url` passes no seed.
 */
export const sharedArgs = (
  { only, shard, timeout, expectations }: RunOptions,
  seed?: number,
): string[] => [
  ...(only ? ['--only', only] : []),
  ...(shard ? ['--shard', shard] : []),
  ...(timeout ? ['--timeout', timeout] : []),
  ...(expectations ? ['--expectations', basename(expectations)] : []),
  ...(seed === undefined ? [] : ['--seed', String(seed)]),
]
