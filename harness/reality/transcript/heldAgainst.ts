import { expect, test } from 'vitest'
import { compareSides } from './compareSides.ts'
import { declaredIn, explain } from './declared.ts'
import type { Scenario } from './scenario.ts'
import type { Side } from './world.ts'

export type HeldAgainst<Start, Answer, Happening> = {
  /** The page of `discoveries/` that owns up to differences. */
  topic: string
  scenarios: readonly Scenario<Start, Answer, Happening>[]
  real: Side<Start, Answer, Happening>
  ours: Side<Start, Answer, Happening>
  /** Another wallet in our persona's place: the comparison must notice. */
  other: Side<Start, Answer, Happening>
}

/** The tests that hold a persona against a real provider: one for each scenario, and for the tests. */
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

  test('every declared difference is still there', () => {
    expect(vanished).toEqual([])
  })

  test('every scenario shows the page something', () => {
    expect(compared.filter((one) => one.real.length === 0)).toEqual([])
  })

  test('another wallet in place of the persona is noticed', async () => {
    const others = await compareSides(scenarios, real, other)
    const differing = others.filter(({ lines }) =>
      lines.some((line) => !line.startsWith('- console')),
    )
    expect(differing.length).toBeGreaterThan(scenarios.length / 2)
  })
}
