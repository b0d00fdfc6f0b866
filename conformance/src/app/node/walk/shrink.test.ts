import { expect, test } from 'vitest'
import { shrink } from './shrink.ts'

test('what does not matter is left out, what does stays in its order', async () => {
  const moves = ['a', 'b', 'c', 'd', 'e', 'f', 'g']
  const short = await shrink(
    moves,
    async (some) => some.join('').includes('b') && some.includes('f'),
  )
  expect(short).toEqual(['b', 'f'])
})
