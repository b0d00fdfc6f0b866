import type { Check } from '../../core/defineCheck.ts'
import type { Environment } from '../../core/driver.ts'
import type { Result } from '../../core/result.ts'
import { runChecks } from '../../core/runChecks.ts'
import type { Mutant } from './mutants.ts'

/** Whether every check that must catch the mutant caught it, and the results of these checks. */
export type MutantScore = { mutant: Mutant; caught: boolean; results: Result[] }

/**
 * Runs the checks that must catch a mutant. A check catches it if its judge reports a deviation. Being
 * blocked or timing out does not count.
 */
export async function scoreMutant(
  mutant: Mutant,
  all: ReadonlyMap<string, Check>,
  environment: Environment,
): Promise<MutantScore> {
  const checks = mutant.caughtBy.flatMap((id) => all.get(id) ?? [])
  const results = await runChecks({ checks, all, environment, seed: 1, timeout: 10_000 })
  const caught = checks.length === mutant.caughtBy.length && results.every(notices)
  return { mutant, caught, results }
}

/**
 * Returns whether a check caught the mutant. Only a judge that reports a deviation sets `wanted`; the level of
 * the check then determines the status.
 */
const notices = ({ status, wanted }: Result) =>
  wanted !== undefined && (status === 'fail' || status === 'warn' || status === 'info')
