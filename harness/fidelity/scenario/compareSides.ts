import { differences } from './differences.ts'
import { play } from './playScenario.ts'
import type { Scenario } from './scenario.ts'
import type { Side } from './environment.ts'

/** Comparison of one scenario. `lines` holds the differences: `- ` real, `+ ` persona. */
export type Compared = { scenario: string; real: string[]; lines: string[] }

/** Plays each scenario on both sides. Runs them one after the other because they share the page's globals. */
export async function compareSides<Start, Answer, Happening>(
  scenarios: readonly Scenario<Start, Answer, Happening>[],
  real: Side<Start, Answer, Happening>,
  ours: Side<Start, Answer, Happening>,
): Promise<Compared[]> {
  const compared: Compared[] = []
  for (const scenario of scenarios) {
    const seen = await play(scenario, real)
    const lines = differences(seen, await play(scenario, ours))
    compared.push({ scenario: scenario.id, real: seen, lines })
  }
  return compared
}
