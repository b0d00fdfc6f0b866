import { expect, test } from 'vitest'
import { walletChecks } from '../checks/index.ts'
import { quirkIds } from '../../drivers/persona/openPersonaNodeEnvironment.ts'
import { mutants, checksWithoutMutant } from './mutants.ts'

const caught = new Set(mutants.flatMap(({ caughtBy }) => caughtBy))

test('every check has either a mutant or a reason why it has none', () => {
  const ids = [...walletChecks.keys()]
  expect([
    ids.filter((id) => !caught.has(id) && !checksWithoutMutant[id]),
    ids.filter((id) => caught.has(id) && checksWithoutMutant[id]),
    Object.keys(checksWithoutMutant).filter((id) => !walletChecks.has(id)),
  ]).toEqual([[], [], []])
})

test('every mutant, and every quirk that it builds on, is a quirk of the harness', () => {
  const named = mutants.flatMap(({ id, over = [] }) => [id, ...over])
  expect(named.filter((id) => !quirkIds.includes(id))).toEqual([])
})

test('every mutant names existing checks and a known place', () => {
  const strange = mutants.filter(
    ({ caughtBy, in: place }) =>
      caughtBy.length === 0 ||
      caughtBy.some((id) => !walletChecks.has(id)) ||
      ![undefined, 'node', 'page'].includes(place),
  )
  expect(strange).toEqual([])
})
