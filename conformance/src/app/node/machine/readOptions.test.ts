import { expect, test } from 'vitest'
import { readOptions } from './readOptions.ts'

test('a million steps over the nine, where nothing else is said', () => {
  expect(readOptions([])).toMatchObject({ steps: 1_000_000, seed: 1, names: { length: 9 } })
  expect(readOptions(['--steps', '10', '--wallet', 'rabby'])).toEqual({
    ...{ steps: 10, seed: 1, names: ['rabby'] },
  })
})

test.each([
  [['--steps', 'abc'], '--steps wants a whole number, not "abc".'],
  [['--steps', '0'], '--steps wants at least one step.'],
  [['--seed', 'x'], '--seed wants a whole number, not "x".'],
  [['--wallet', 'nope'], 'There is no persona "nope". Known: '],
  [['--stepz', '1'], "Unknown option '--stepz'"],
])('%j is refused', (args, words) => {
  expect(() => readOptions(args)).toThrow(words)
})
