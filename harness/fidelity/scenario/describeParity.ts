import { expect, test } from 'vitest'
import { declaredIn, explain } from './declaredDifferences.ts'
import type { Scenario } from './scenario.ts'
import type { Side, WalletTypes } from './comparisonSide.ts'
import { diffLines } from './diffLines.ts'
import { playScenario } from './playScenario.ts'

/** Defines the tests that compare a persona with a real provider, and tests of the comparison itself. */
export async function describeParity<W extends WalletTypes>(options: {
  /** Name of the page in `discoveries/` that declares the known differences. */
  topic: string
  scenarios: readonly Scenario<W>[]
  real: Side<W>
  ours: Side<W>
  /** Persona of another wallet, which the comparison must tell from the real provider. */
  other: Side<W>
}): Promise<void> {
  const { topic, scenarios, real, ours, other } = options
  const compared = await compareSides(scenarios, real, ours)
  const { undeclared, vanished } = explain(compared, declaredIn(topic))

  test.each(scenarios)('$id: $title', ({ id }) => {
    expect(undeclared.filter(({ scenario }) => scenario === id)).toEqual([])
  })

  test('every declared difference still exists', () => {
    expect(vanished).toEqual([])
  })

  test('the page observes something in every scenario', () => {
    expect(compared.filter((one) => one.real.length === 0)).toEqual([])
  })

  test('detects a different wallet in place of the persona', async () => {
    const others = await compareSides(scenarios, real, other)
    const differing = others.filter(({ lines }) =>
      lines.some((line) => !line.startsWith('- console')),
    )
    expect(differing.length).toBeGreaterThan(scenarios.length / 2)
  })
}

/** Comparison of one scenario. `lines` are the differences, as `diffLines` returns them. */
type Compared = { scenario: string; real: string[]; lines: string[] }

/** Plays the scenarios one after the other, because they replace the same globals. */
async function compareSides<W extends WalletTypes>(
  scenarios: readonly Scenario<W>[],
  real: Side<W>,
  ours: Side<W>,
): Promise<Compared[]> {
  const compared: Compared[] = []
  for (const scenario of scenarios) {
    const seen = await playScenario(scenario, real)
    const lines = diffLines(seen, await playScenario(scenario, ours))
    compared.push({ scenario: scenario.id, real: seen, lines })
  }
  return compared
}
