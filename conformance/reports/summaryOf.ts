import { exitCode, isStale, isUnexpected, type Expectations } from '../core/expectations.ts'
import type { Result, Run } from '../core/result.ts'
import { countByLevel } from './counts.ts'
import { rankPersonas, nearestPersona } from './nearestPersona.ts'

/** Computes the summary of a run. `personas` are the fake wallets to compare with. */
export function summaryOf(
  results: readonly Result[],
  personas: readonly Expectations[] = [],
): Run['summary'] {
  const unexpected = results.filter(isUnexpected)
  const stale = results.filter(isStale)
  const ranked = personas.length > 0 ? rankPersonas(results, personas) : []
  const name = nearestPersona(ranked)
  return {
    byLevel: countByLevel(results),
    unexpected: unexpected.length,
    stale: stale.length,
    exitCode: exitCode({ results: [...results], unexpected, stale }),
    ...(name && { nearest: name, likeness: ranked.slice(0, 3) }),
  }
}
