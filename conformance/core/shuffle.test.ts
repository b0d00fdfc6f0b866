import { expect, test } from 'vitest'
import { shuffle } from './shuffle.ts'

const items = Array.from({ length: 50 }, (_, i) => i)

test('the same seed gives the same order', () => {
  expect(shuffle(items, 7)).toEqual(shuffle(items, 7))
})

test('another seed gives another order of the same items', () => {
  const [one, two] = [shuffle(items, 1), shuffle(items, 2)]
  expect(one).not.toEqual(two)
  expect(one.toSorted((a, b) => a - b)).toEqual(items)
})
