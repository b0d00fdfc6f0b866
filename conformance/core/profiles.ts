import frozen from '../spec/profiles.json' with { type: 'json' }
import type { Check } from './defineCheck.ts'
import { UsageError } from './UsageError.ts'

/** Returns the letter of a check's group: `G` of "G. Chain switch — EIP-3326". */
export const groupLetter = ({ group }: Pick<Check, 'group'>): string => group.slice(0, 1)

/** Letters of the groups in the profile `core`. */
const coreGroups = 'ABCDEFGHIP'
const isMust = ({ level }: Check) => level === 'MUST' || level === 'MUST NOT'
const isShould = ({ level }: Check) => level === 'SHOULD' || level === 'SHOULD NOT'
const inCore = (check: Check) =>
  (isMust(check) && coreGroups.includes(groupLetter(check))) || check.basis === 'product'
const cutsNetwork = ({ action }: Check) => action === 'network-down'

/** Rules of the profiles without a date, by name. The profiles with a date are lists in `spec/profiles.json`. */
const rules: Record<string, (check: Check) => boolean> = {
  core: inCore,
  strict: (check) => inCore(check) || (isShould(check) && coreGroups.includes(groupLetter(check))),
  '5792': (check) => inCore(check) || groupLetter(check) === 'M',
  legacy: (check) => inCore(check) || groupLetter(check) === 'R',
  network: cutsNetwork,
  all: () => true,
}

/**
 * Returns the checks of a profile. A name with a date (`core-2026.1`) is a fixed list. A name without one
 * selects by the current rules.
 *
 * @throws UsageError if there is no such profile.
 * @example
 * inProfile(checks, 'core')
 */
export function inProfile(checks: readonly Check[], profile: string): Check[] {
  const list = ownOf<string[]>(frozen, profile)
  if (list) return checks.filter(({ id }) => list.includes(id))
  const rule = ownOf(rules, profile)
  if (rule) return checks.filter(rule)
  const known = [...Object.keys(rules), ...Object.keys(frozen)].join(', ')
  throw new UsageError(`There is no profile "${profile}". Known: ${known}.`)
}

/** Returns an own property. Ignores inherited properties, so that `--profile constructor` is unknown. */
const ownOf = <T>(table: { readonly [name: string]: T }, name: string): T | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined
