import { readFileSync } from 'node:fs'
import type { Command } from 'commander'
import picomatch from 'picomatch'
import type { Check } from '../core/defineCheck.ts'
import { inProfile } from '../core/profiles.ts'
import { UsageError } from '../core/UsageError.ts'

/** Options that `check` and `app` share. */
export type RunOptions = {
  profile: string
  only?: string
  shard?: string
  seed?: string
  expectations?: string
  json?: string
  html?: string
  junit?: string
  github?: boolean
  headed?: boolean
  timeout?: string
}

/** Declares the options that `check` and `app` share. Their profiles differ. */
export const withRunOptions = (
  command: Command,
  profile: { names: string; usual: string },
): Command =>
  command
    .option('--profile <name>', profile.names, profile.usual)
    .option('--only <glob>', 'only checks whose id fits; may be given again', joinGlobs)
    .option('--shard <i/n>', 'the i-th of n parts')
    .option('--seed <n>', 'order of play')
    .option('--expectations <file>', 'known failures; "none" switches them off')
    .option('--json <file>', 'writes the run as JSON')
    .option('--html <file>', 'writes a page')
    .option('--junit <file>', 'writes JUnit XML')
    .option('--github', 'prints annotations for GitHub')
    .option('--headed', 'shows the browser')
    .option('--timeout <ms>', 'limit for one check; one answer may take a third of it')

/** Joins two values of `--only` to one glob that matches either. */
const joinGlobs = (glob: string, before?: string): string =>
  before === undefined ? glob : `{${before},${glob}}`

/**
 * Selects the checks that the options ask for.
 *
 * @throws UsageError if none matches.
 */
export function selectChecks(
  checks: readonly Check[],
  options: Pick<RunOptions, 'profile' | 'only' | 'shard'>,
): Check[] {
  const { only, profile } = options
  const fits = only ? picomatch(only) : () => true
  // A glob searches all checks, not only those of the default profile.
  const through = only && profile === 'core' ? 'all' : profile
  const chosen = inProfile(checks, through).filter(({ id }) => fits(id))
  if (chosen.length === 0) {
    const where = through === 'all' ? '' : ` in the profile ${through}`
    throw new UsageError(`No check fits --only ${only}${where}. touchstone list names all.`)
  }
  const shard = options.shard === undefined ? undefined : parseShard(options.shard)
  return shard ? chosen.filter(({ id }) => shardIndexOf(id, shard.total) === shard.index) : chosen
}

/**
 * Removes the checks that cut the network, except in the profile network or if `only` is the full id of one.
 * A real wallet waits for minutes after a cut, so these checks have a profile of their own.
 *
 * @throws UsageError if no other check matches.
 */
export function leaveOutNetworkCuts(
  checks: Check[],
  { profile, only, shard }: Pick<RunOptions, 'profile' | 'only' | 'shard'>,
): Check[] {
  if (profile === 'network') return checks
  const rest = checks.filter(({ action, id }) => action !== 'network-down' || id === only)
  if (rest.length === 0 && shard === undefined)
    throw new UsageError(`Whatever fits --only ${only} cuts the network. Add --profile network.`)
  return rest
}

/** Returns the shard of a check, from 1 to `total`. It is the same on every machine. */
export const shardIndexOf = (id: string, total: number): number => (hash(id) % total) + 1

/** @throws UsageError if the text is not `i/n` with 1 <= i <= n. */
export function parseShard(text: string): { index: number; total: number } {
  const [, index, total] = (/^(\d+)\/(\d+)$/.exec(text) ?? []).map(Number)
  if (!index || !total || index > total || !Number.isSafeInteger(total))
    throw new UsageError(`--shard wants I/N, for example 1/3, not "${text}".`)
  return { index, total }
}

/** @throws UsageError if the text is no whole number, or one that JavaScript cannot represent exactly. */
export function parseWholeNumber(text: string, option: string): number {
  if (/^\d+$/.test(text) && Number.isSafeInteger(Number(text))) return Number(text)
  throw new UsageError(`--${option} wants a whole number, not "${text}".`)
}

/** @throws UsageError if the limit is 0 ms, or longer than a timer can be. */
export function parseTimeout(text: string): number {
  const limit = parseWholeNumber(text, 'timeout')
  if (limit === 0) throw new UsageError('--timeout wants at least 1 ms.')
  if (limit > longestTimeout) throw new UsageError(`--timeout wants at most ${longestTimeout} ms.`)
  return limit
}

/** Longest delay of a timer, in ms. Node changes a longer one to 1 ms. */
const longestTimeout = 2 ** 31 - 1

/** @throws UsageError if the file cannot be read as JSON. */
export function readJson(file: string): unknown {
  try {
    // Editors and shells on Windows begin a file with a byte order mark.
    return JSON.parse(readFileSync(file, 'utf8').replace(/^\ufeff/, ''))
  } catch (error) {
    const missing = (error as { code?: string }).code === 'ENOENT'
    throw new UsageError(missing ? `There is no file ${file}.` : `${file} cannot be read as JSON.`)
  }
}

/** FNV-1a hash. It does not depend on the machine. */
function hash(id: string): number {
  let value = 0x811c9dc5
  for (const char of id) value = Math.imul(value ^ char.charCodeAt(0), 0x01000193) >>> 0
  return value
}
