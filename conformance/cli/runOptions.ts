import type { Command } from 'commander'
import { UsageError } from '../core/UsageError.ts'
import type { WalletOptions } from '../drivers/driverRegistry.ts'
import type { FileOptions } from './writeRunFiles.ts'

export type RunOptions = Omit<FileOptions, 'markdown' | 'badge'> & {
  profile: string
  only?: string
  shard?: string
  seed?: string
  expectations?: string
  headed?: boolean
  timeout?: string
}

export type CheckOptions = RunOptions & WalletOptions

export const withRunOptions = (
  command: Command,
  profile: { names: string; usual: string },
): Command =>
  command
    .option('--profile <name>', profile.names, profile.usual)
    .option('--only <glob>', 'only checks whose id matches; repeatable', joinGlobs)
    .option('--shard <i/n>', 'the i-th of n parts')
    .option('--seed <n>', 'seed of the order of the checks')
    .option('--expectations <file>', 'known failures; "none" ignores them')
    .option('--json <file>', 'writes the run as JSON')
    .option('--html <file>', 'writes a page')
    .option('--junit <file>', 'writes JUnit XML')
    .option('--github', 'prints annotations for GitHub')
    .option('--headed', 'shows the browser')
    .option('--timeout <ms>', 'limit for one check; one answer may take a third of it')

/** Joins two values of `--only` to `{a,b}`. Rejects an empty one, which would select everything. */
export function joinGlobs(glob: string, before?: string): string {
  if (glob === '') throw new UsageError("--only wants an id or a glob, for example '1193.*'.")
  if (before === undefined) return glob
  const [, alternatives = before] = /^\{([^{}]+)\}$/.exec(before) ?? []
  return `{${alternatives},${glob}}`
}

/** Parses `i/n`, the value of `--shard`. Throws a UsageError unless 1 <= i <= n. */
export function parseShard(text: string): { index: number; total: number } {
  const [, index, total] = (/^(\d+)\/(\d+)$/.exec(text) ?? []).map(Number)
  if (!index || !total || index > total || !Number.isSafeInteger(total))
    throw new UsageError(`--shard wants I/N, for example 1/3, not "${text}".`)
  return { index, total }
}

export function parseWholeNumber(text: string, option: string): number {
  if (/^\d+$/.test(text) && Number.isSafeInteger(Number(text))) return Number(text)
  throw new UsageError(`--${option} wants a whole number, not "${text}".`)
}

export function parseTimeout(text: string): number {
  const limit = parseWholeNumber(text, 'timeout')
  if (limit === 0) throw new UsageError('--timeout wants at least 1 ms.')
  if (limit > longestTimeout) throw new UsageError(`--timeout wants at most ${longestTimeout} ms.`)
  return limit
}

/** Longest delay of a timer, in ms. Node changes a longer delay to 1 ms. */
const longestTimeout = 2 ** 31 - 1
