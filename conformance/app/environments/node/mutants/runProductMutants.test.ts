import { expect, test } from 'vitest'
import { cells } from '../../../cells/cells.ts'
import { mutatedSource } from './importMutatedConnect.ts'
import { productMutants } from './runProductMutants.ts'

test('has at least 25 mutants with unique ids and existing cells', () => {
  expect(productMutants.length).toBeGreaterThanOrEqual(25)
  expect(new Set(productMutants.map(({ id }) => id)).size).toBe(productMutants.length)
  const known = new Set(cells.map(({ id }) => id))
  expect(productMutants.filter(({ caughtBy }) => !known.has(caughtBy))).toEqual([])
})

test.each(productMutants)('$id changes a text that its file has once', (mutant) => {
  expect(mutatedSource(mutant)).toContain(mutant.to)
})

test('rejects a mutant of a file that does not exist', () => {
  const mutant = { ...productMutants[0]!, file: 'machine/gone.ts' }

  expect(() => mutatedSource(mutant)).toThrow('which packages/connect lacks')
})
