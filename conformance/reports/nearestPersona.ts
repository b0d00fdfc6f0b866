import type { Expectations } from '../core/expectations.ts'
import { isWrong, type Result } from '../core/result.ts'
import { isNotWalletFault } from '../core/rootCause.ts'

/**
 * Similarity of a run to one fake wallet: `shared` failures, and checks that only one of the two fails
 * (`apart`).
 */
export type PersonaLikeness = { persona: string; shared: number; apart: number }

/** Minimum number of checks for a comparison. */
const minChecks = 40

/**
 * Compares the failures of a run with the known failures of each fake wallet, over the checks with a finding
 * in this run. The nearest comes first. The standard wallet has no known failures.
 *
 * @example
 * likeness(results, personas)[0] // { persona: 'rainbow', shared: 24, apart: 3 }
 */
export function rankPersonas(
  results: readonly Result[],
  personas: readonly Expectations[],
): PersonaLikeness[] {
  const relevant = results.filter(isConclusive)
  if (relevant.length < minChecks) return []
  const wrong = new Set(relevant.filter(isFinding).map(({ id }) => id))
  const ids = new Set(relevant.map(({ id }) => id))
  const standard: Expectations = { subject: 'standard', expected: [] }
  return [standard, ...personas]
    .map(({ subject, expected }) => {
      const lasting = expected.filter((entry) => 'status' in entry)
      const known = lasting.map(({ check }) => check).filter((id) => ids.has(id))
      const shared = known.filter((id) => wrong.has(id)).length
      return { persona: subject, shared, apart: known.length + wrong.size - 2 * shared }
    })
    .toSorted((a, b) => a.apart - b.apart || b.shared - a.shared)
}

/** With more differences than this and nothing in common, no wallet is the nearest. */
const maxDifferences = 10

/**
 * Returns the name of the nearest wallet, or of up to three that are equally near. Undefined if none is near.
 */
export function nearestPersona(ranked: readonly PersonaLikeness[]): string | undefined {
  const [first] = ranked
  if (!first || (first.shared === 0 && first.apart > maxDifferences)) return undefined
  const near = ranked.filter(
    ({ apart, shared }) => apart === first.apart && shared === first.shared,
  )
  const names = near.slice(0, 3).map(({ persona }) => persona)
  return near.length > 3 ? `${names.join(', ')} and ${near.length - 3} more` : names.join(', ')
}

/** Excludes results without a finding about the wallet: not applicable, blocked by a missing act, or intermittent. */
const isConclusive = (result: Result) =>
  !result.intermittent && (result.status === 'pass' || isFinding(result))

const isFinding = ({ status, blockedBy = '' }: Result) =>
  isWrong(status) || (status === 'blocked' && !isNotWalletFault(blockedBy))
