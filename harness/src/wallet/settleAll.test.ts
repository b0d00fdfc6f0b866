import { expect, test } from 'vitest'
import { settleAll } from './settleAll.ts'

test('joins several errors', async () => {
  const ends = [fails('an open prompt'), Promise.resolve(), fails('a rule')]
  await expect(settleAll(ends)).rejects.toThrow(new Error('an open prompt\na rule'))
})

test('throws a single error unchanged', async () => {
  const error = new TypeError('no address')
  await expect(settleAll([Promise.resolve(), Promise.reject(error)])).rejects.toBe(error)
})

test('resolves without errors', async () => {
  await expect(settleAll([Promise.resolve()])).resolves.toBeUndefined()
})

const fails = async (why: string) => {
  throw new Error(why)
}
