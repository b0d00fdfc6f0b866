import { expect, test } from 'vitest'
import { runConcurrently } from './runConcurrently.ts'

type Item = { id: string; after?: string[] }

/** Runs items and returns the order in which they began (`+id`) and ended (`-id`). */
async function orderOf(items: Item[], concurrency: number): Promise<string[]> {
  const log: string[] = []
  await runConcurrently(
    items,
    { concurrency, waitsFor: ({ after = [] }) => after },
    async ({ id }) => {
      log.push(`+${id}`)
      await Promise.resolve()
      log.push(`-${id}`)
    },
  )
  return log
}

test('keeps the order when one runs at a time', async () => {
  expect(await orderOf([{ id: 'a' }, { id: 'b' }], 1)).toEqual(['+a', '-a', '+b', '-b'])
})

test('runs two at a time', async () => {
  expect(await orderOf([{ id: 'a' }, { id: 'b' }], 2)).toEqual(['+a', '+b', '-a', '-b'])
})

test('starts another item while one waits', async () => {
  const items = [{ id: 'a' }, { id: 'b', after: ['a'] }, { id: 'c' }]
  expect((await orderOf(items, 2)).slice(0, 2)).toEqual(['+a', '+c'])
})

test('ignores unknown ids, and starts items that wait for each other', async () => {
  const items = [
    { id: 'a', after: ['a', 'unknown'] },
    { id: 'b', after: ['c'] },
    { id: 'c', after: ['b'] },
  ]
  expect(await orderOf(items, 1)).toEqual(['+a', '-a', '+b', '-b', '+c', '-c'])
})

test('throws the first error and starts nothing after it', async () => {
  const begun: string[] = []
  const task = async ({ id }: Item) => {
    begun.push(id)
    throw new Error(`${id} is broken`)
  }
  const items = [{ id: 'a' }, { id: 'b' }, { id: 'c' }]
  await expect(runConcurrently(items, { concurrency: 2 }, task)).rejects.toThrow('a is broken')
  expect(begun).toEqual(['a', 'b'])
})
