import { expect, test } from 'vitest'
import { cells } from '../../../catalogue/app/cells.ts'
import { productMutants } from './productMutants.ts'

test('at least 25 faults, each with an id of its own and a cell that exists', () => {
  expect(productMutants.length).toBeGreaterThanOrEqual(25)
  expect(new Set(productMutants.map(({ id }) => id)).size).toBe(productMutants.length)
  const known = new Set(cells.map(({ id }) => id))
  expect(productMutants.filter(({ caughtBy }) => !known.has(caughtBy))).toEqual([])
})
