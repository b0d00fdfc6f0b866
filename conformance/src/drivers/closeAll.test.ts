import { expect, test } from 'vitest'
import { UsageError } from '../engine/UsageError.ts'
import { closeAll } from './closeAll.ts'

const stuck = { close: () => Promise.reject(new Error('stuck')) }

test('one is closed whatever became of the one before it', async () => {
  const closed: string[] = []
  const browser = { close: async () => void closed.push('browser') }
  await closeAll([stuck, undefined, browser]).catch(() => undefined)
  expect(closed).toEqual(['browser'])
})

test('what failed alone is thrown as it is', async () => {
  const error = new Error('no page')
  await expect(closeAll([], [error])).rejects.toBe(error)
})

test('of several all are told, as what the first of them is', async () => {
  const closed = closeAll([stuck, stuck], [new UsageError('no seed')])
  await expect(closed).rejects.toThrow(new UsageError('no seed; stuck; stuck'))
})

test('what the harness says of a wrong use stays one', async () => {
  const gone = Object.assign(new Error('No Anvil is here.'), { name: 'ChainError' })
  const closed = closeAll([stuck], [gone])
  await expect(closed).rejects.toThrow(new UsageError('No Anvil is here; stuck'))
})

test('where nothing failed nothing is thrown', async () => {
  await expect(closeAll([{ close: async () => undefined }])).resolves.toBeUndefined()
})
