import type { Expectations } from '../engine/expectations.ts'
import { isWrong, type Result } from '../engine/result.ts'

/** How like a run is to one fake wallet. */
export type Likeness = { persona: string; shared: number; apart: number }

/** A handful of checks says nothing of whose kin a wallet is. */
const fewest = 40

/**
 * Holds what a run found wrong against the known failures of each fake wallet, over the checks that
 * said something in this run. The nearest comes first; the correct wallet has no known failures.
 *
 * @example
 * likeness(results, personas)[0] // { persona: 'rainbow', shared: 24, apart: 3 }
 */
export function likeness(
  results: readonly Result[],
  personas: readonly Expectations[],
): Likeness[] {
  const told = results.filter(tellsSomething)
  if (told.length < fewest) return []
  const wrong = new Set(told.filter(isFinding).map(({ id }) => id))
  const ids = new Set(told.map(({ id }) => id))
  const standard: Expectations = { subject: 'standard', expected: [] }
  return [standard, ...personas]
    .map(({ subject, expected }) => {
      const known = expected.map(({ check }) => check).filter((id) => ids.has(id))
      const shared = known.filter((id) => wrong.has(id)).length
      return { persona: subject, shared, apart: known.length + wrong.size - 2 * shared }
    })
    .toSorted((a, b) => a.apart - b.apart || b.shared - a.shared)
}

/** The name of the nearest; of all where several are equally near. */
export const nearest = (ranked: readonly Likeness[]): string | undefined =>
  ranked
    .filter(({ apart, shared }) => apart === ranked[0]?.apart && shared === ranked[0].shared)
    .map(({ persona }) => persona)
    .join(', ') || undefined

/** What nobody could do, and what does not apply, is silent about the wallet. */
const tellsSomething = (result: Result) => result.status === 'pass' || isFinding(result)

const isFinding = ({ status, blockedBy = '' }: Result) =>
  isWrong(status) || (status === 'blocked' && !blockedBy.startsWith('user.'))
