import { expect, test } from 'vitest'
import { cells } from '../../../cells/cells.ts'
import { productMutants } from './runProductMutants.ts'

test('has at least 25 mutants with unique ids and existing cells', () => {
  expect(productMutants.length).toBeGreaterThanOrEqual(25)
  expect(new Set(productMutants.map(({ id }) => id)).size).toBe(productMutants.length)
  const known = new Set(cells.map(({ id }) => id))
  expect(productMutants.filter(({ caughtBy }) => !known.has(caughtBy))).toEqual([])
})
