import type { Expectations } from '../core/expectations.ts'
import { isWrong, type Result, type Run } from '../core/result.ts'
import { isNotWalletFault } from '../core/addRootCauses.ts'

type PersonaLikeness = NonNullable<Run['summary']['likeness']>[number]

/** Minimum number of conclusive results in a run that is compared. */
const minChecks = 40

/** Ranks the fake wallets by their similarity to a run, over the conclusive results of the run. */
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

/** Maximum of `apart` for a near fake wallet that shares no failure with the run. */
const maxDifferences = 10

/** Returns the names of up to three nearest fake wallets and the number of the others. Undefined if none is near. */
export function nearestPersona(ranked: readonly PersonaLikeness[]): string | undefined {
  const [first] = ranked
  if (!first || (first.shared === 0 && first.apart > maxDifferences)) return undefined
  const near = ranked.filter(
    ({ apart, shared }) => apart === first.apart && shared === first.shared,
  )
  const names = near.slice(0, 3).map(({ persona }) => persona)
  return near.length > 3 ? `${names.join(', ')} and ${near.length - 3} more` : names.join(', ')
}

/** Returns whether a result shows something about the wallet, as does a check that is blocked by a fault of the wallet. */
const isConclusive = (result: Result) =>
  !result.intermittent && (result.status === 'pass' || isFinding(result))

const isFinding = ({ status, blockedBy = '' }: Result) =>
  isWrong(status) || (status === 'blocked' && !isNotWalletFault(blockedBy))
