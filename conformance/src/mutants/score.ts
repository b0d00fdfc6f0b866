import type { Check } from '../engine/check.ts'
import type { Environment } from '../engine/driver.ts'
import type { Result } from '../engine/result.ts'
import { run } from '../engine/run.ts'
import type { Mutant } from './mutants.ts'

/** Whether a mutant was caught by every check that must catch it, and if not, what they said. */
export type Score = { mutant: Mutant; caught: boolean; results: Result[] }

/**
 * Checks one mutant with the checks that must notice it. A check notices if it says that something is
 * wrong, by its own judgement: to be blocked, or to run out of time, is not to notice.
 */
export async function score(
  mutant: Mutant,
  all: ReadonlyMap<string, Check>,
  environment: Environment,
): Promise<Score> {
  const checks = mutant.caughtBy.flatMap((id) => all.get(id) ?? [])
  const results = await run({ checks, all, environment, seed: 1, timeout: 10_000 })
  const caught = checks.length === mutant.caughtBy.length && results.every(notices)
  return { mutant, caught, results }
}

/** `wanted` is there only where a judge complained, whatever weight the check's level gives it. */
const notices = ({ status, wanted }: Result) =>
  wanted !== undefined && (status === 'fail' || status === 'warn' || status === 'info')
