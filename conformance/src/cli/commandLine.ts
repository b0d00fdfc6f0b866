import { basename } from 'node:path'
import type { RunOptions } from './options.ts'

/**
 * The parts of a command as one line for a shell: what a shell would take apart or expand stands in quotes.
 *
 * @example
 * commandLine(['touchstone', 'check', '--provider', 'my wallet.ts']) // "touchstone check --provider 'my wallet.ts'"
 */
export const commandLine = (parts: readonly string[]): string => parts.map(quoted).join(' ')

const quoted = (part: string) =>
  /^[\w./:@%+=,-]+$/.test(part) ? part : `'${part.replaceAll("'", String.raw`'\''`)}'`

/** Of a command that plays a run again: what `check` and `app` have in common; without a seed, on the Check page. */
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
