import { expect, test } from 'vitest'
import { walletChecks } from '../catalogue/wallet/index.ts'
import { quirkIds } from '../drivers/persona/persona.ts'
import { mutants, unproven } from './mutants.ts'

const caught = new Set(mutants.flatMap(({ caughtBy }) => caughtBy))

test('every check has a mutant, or a reason why it has none, and never both', () => {
  const ids = [...walletChecks.keys()]
  expect([
    ids.filter((id) => !caught.has(id) && !unproven[id]),
    ids.filter((id) => caught.has(id) && unproven[id]),
    Object.keys(unproven).filter((id) => !walletChecks.has(id)),
  ]).toEqual([[], [], []])
})

test('every mutant is a quirk of the harness, and so is what it stands on', () => {
  const named = mutants.flatMap(({ id, over = [] }) => [id, ...over])
  expect(named.filter((id) => !quirkIds.includes(id))).toEqual([])
})

test('every mutant names checks that there are, and a place that we know', () => {
  const strange = mutants.filter(
    ({ caughtBy, in: place }) =>
      caughtBy.length === 0 ||
      caughtBy.some((id) => !walletChecks.has(id)) ||
      ![undefined, 'node', 'page'].includes(place),
  )
  expect(strange).toEqual([])
})
