import picomatch from 'picomatch'
import type { Check } from '../core/defineCheck.ts'
import { inProfile } from '../core/profiles.ts'
import type { Run } from '../core/result.ts'
import { UsageError } from '../core/UsageError.ts'
import { walletChecks } from '../wallet/checks/index.ts'
import { parseShard, type RunOptions } from './runOptions.ts'

/**
 * Selects the checks that `--profile`, `--only` and `--shard` name. For an extension, leaves out those that cut the
 * network, after which a real wallet needs minutes. Throws a UsageError if no check matches, or if only such checks do.
 * A shard may be empty.
 */
export function selectChecks(
  options: Pick<RunOptions, 'profile' | 'only' | 'shard'>,
  kind: Run['subject']['kind'],
): Check[] {
  const { only, profile } = options
  const fits = only ? picomatch(only) : () => true
  // With a glob and the default profile, search all checks and not only those of the profile.
  const through = only && profile === 'core' ? 'all' : profile
  const fitting = inProfile([...walletChecks.values()], through).filter(({ id }) => fits(id))
  if (fitting.length === 0) {
    const where = through === 'all' ? '' : ` in the profile ${through}`
    throw new UsageError(`No check fits --only ${only}${where}. touchstone list names all.`)
  }
  const shard = options.shard === undefined ? undefined : parseShard(options.shard)
  const chosen = shard
    ? fitting.filter(({ id }) => shardIndexOf(id, shard.total) === shard.index)
    : fitting
  return kind === 'extension' ? leaveOutNetworkCuts(chosen, options) : chosen
}

/** Keeps the checks that cut the network in the profile `network`, and the one whose id is `only`. */
function leaveOutNetworkCuts(
  checks: Check[],
  { profile, only, shard }: Pick<RunOptions, 'profile' | 'only' | 'shard'>,
): Check[] {
  if (profile === 'network') return checks
  const rest = checks.filter(({ action, id }) => action !== 'network-down' || id === only)
  if (rest.length === 0 && shard === undefined)
    throw new UsageError(`Whatever fits --only ${only} cuts the network. Add --profile network.`)
  return rest
}

/** Returns the number of a check's shard, from 1 to `total`. It is the same on every machine. */
export const shardIndexOf = (id: string, total: number): number => (hash(id) % total) + 1

function hash(id: string): number {
  let value = 0x811c9dc5
  for (const char of id) value = Math.imul(value ^ char.charCodeAt(0), 0x01000193) >>> 0
  return value
}
