import { expect, test } from 'vitest'
import { createBell } from './createBell.ts'
import { inLanes } from './inLanes.ts'

type Item = { id: string; after?: string[] }

/** Plays items, and answers what began and ended, in order. */
async function play(
  items: Item[],
  lanes: number | (() => number),
  act: (id: string) => void = () => undefined,
): Promise<string[]> {
  const seen: string[] = []
  await inLanes(
    items,
    typeof lanes === 'number' ? () => lanes : lanes,
    ({ after = [] }) => after,
    async ({ id }) => {
      seen.push(`+${id}`)
      act(id)
      await Promise.resolve()
      seen.push(`-${id}`)
    },
  )
  return seen
}

test('one lane keeps the order', async () => {
  expect(await play([{ id: 'a' }, { id: 'b' }], 1)).toEqual(['+a', '-a', '+b', '-b'])
})

test('two lanes play two at once', async () => {
  expect(await play([{ id: 'a' }, { id: 'b' }], 2)).toEqual(['+a', '+b', '-a', '-b'])
})

test('where a lane is lost, the others play what is left', async () => {
  let lanes = 2
  const lose = (id: string) => {
    if (id === 'b') lanes = 1
  }
  const seen = await play(
    ['a', 'b', 'c', 'd'].map((id) => ({ id })),
    () => lanes,
    lose,
  )
  expect(seen).toEqual(['+a', '+b', '-a', '-b', '+c', '-c', '+d', '-d'])
})

test('where a lane is added, the next one begins there at once', async () => {
  let lanes = 1
  const growth = createBell()
  const ends = Promise.withResolvers<void>()
  const seen: string[] = []
  const work = async ({ id }: Item) => {
    seen.push(`+${id}`)
    if (id === 'a') await ends.promise
    seen.push(`-${id}`)
    ends.resolve()
  }
  const played = inLanes(
    [{ id: 'a' }, { id: 'b' }],
    () => lanes,
    () => [],
    work,
    growth.heard,
  )

  lanes = 2
  growth.ring()
  await played

  expect(seen).toEqual(['+a', '+b', '-b', '-a'])
})

test('while there is none, but one is to come, nothing begins', async () => {
  let lanes = 0
  const growth = createBell()
  const seen: number[] = []
  const work = async () => void seen.push(lanes)
  const played = inLanes(
    [{ id: 'a' }],
    () => lanes,
    () => [],
    work,
    growth.heard,
  )

  lanes = 1
  growth.ring()
  await played

  expect(seen).toEqual([1])
})

test('what waits for another lets a third go first', async () => {
  const items = [{ id: 'a' }, { id: 'b', after: ['a'] }, { id: 'c' }]
  expect((await play(items, 2)).slice(0, 2)).toEqual(['+a', '+c'])
})

test('a stranger, oneself and a circle hold nobody up', async () => {
  const items = [
    { id: 'a', after: ['a', 'stranger'] },
    { id: 'b', after: ['c'] },
    { id: 'c', after: ['b'] },
  ]
  expect(await play(items, 1)).toEqual(['+a', '-a', '+b', '-b', '+c', '-c'])
})

test('what one of them throws comes out', async () => {
  const work = async ({ id }: Item) => {
    if (id === 'b') throw new Error('broken')
  }
  await expect(
    inLanes(
      [{ id: 'a' }, { id: 'b' }],
      () => 2,
      () => [],
      work,
    ),
  ).rejects.toThrow('broken')
})
