import { expect, test } from 'vitest'
import { countMutants } from './createMutantsStep.ts'

test('counts each caught mutant', () => {
  expect(countMutants('…\nmutants: 40/40 caught\n', 0)).toMatchObject({ passed: 40, failed: 0 })
})

test('counts each escaped mutant as failed', () => {
  expect(countMutants('mutants: 38/40 caught', 1)).toMatchObject({ passed: 38, failed: 2 })
})

test.each([
  ['mutants: 40/40 caught', 3],
  ['mutants: 0/0 caught', 0],
  ['mutants: 40/40 caught\nTypeError', 0],
  ['', 0],
])('counts %j with exit code %i as failed', (output, exit) => {
  expect(countMutants(output, exit).failed).toBeGreaterThan(0)
})
