import { expect, test } from 'vitest'
import { compareSides } from './compareSides.ts'
import { declaredIn, explain } from './declaredDifferences.ts'
import type { Scenario } from './scenario.ts'
import type { Side } from './environment.ts'

export type HeldAgainst<Start, Answer, Happening> = {
  /** Page of `discoveries/` that declares the differences. */
  topic: string
  scenarios: readonly Scenario<Start, Answer, Happening>[]
  real: Side<Start, Answer, Happening>
  ours: Side<Start, Answer, Happening>
  /** A different wallet instead of the persona. The comparison must detect it. */
  other: Side<Start, Answer, Happening>
}

/**
 * Defines the tests that compare a persona with a real provider: one for each scenario, and checks of the
 * comparison itself.
 */
export async function heldAgainst<Start, Answer, Happening>({
  topic,
  scenarios,
  real,
  ours,
  other,
}: HeldAgainst<Start, Answer, Happening>): Promise<void> {
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
