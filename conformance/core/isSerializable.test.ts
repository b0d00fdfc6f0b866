import { expect, test } from 'vitest'
import { isSerializable } from './isSerializable.ts'

const nested = (depth: number): unknown =>
  JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`) as unknown

test.each([
  ['a usual answer', { a: [{ b: null }, 'text', 1.5, true] }, true],
  ['32 levels', nested(32), true],
  ['33 levels', nested(33), false],
  ['a million levels', nested(1_000_000), false],
  ['a number that JSON cannot hold', JSON.parse('{"a":[1e999]}'), false],
])('%s', (_, value, bounded) => {
  expect(isSerializable(value)).toBe(bounded)
})
