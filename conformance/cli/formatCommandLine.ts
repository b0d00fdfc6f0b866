import { basename } from 'node:path'
import type { RunOptions } from './runOptions.ts'

/** Joins the parts of a command for a shell, and quotes where needed. */
export const formatCommandLine = (parts: readonly string[]): string => parts.map(quoted).join(' ')

const quoted = (part: string) =>
  /^[\w./:@%+=,-]+$/.test(part) ? part : `'${part.replaceAll("'", String.raw`'\''`)}'`

/** Returns the arguments of `check` and `app` that a repetition of the run needs. */
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
