import { expect, test } from 'vitest'
import { shrinkFailingList } from './shrinkFailingList.ts'

test('removes irrelevant items and keeps the order of the others', async () => {
  const moves = ['a', 'b', 'c', 'd', 'e', 'f', 'g']
  const short = await shrinkFailingList(
    moves,
    async (some) => some.join('').includes('b') && some.includes('f'),
  )
  expect(short).toEqual(['b', 'f'])
})
