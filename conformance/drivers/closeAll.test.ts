import { expect, test } from 'vitest'
import { UsageError } from '../core/UsageError.ts'
import { closeAll } from './closeAll.ts'

const stuck = { close: () => Promise.reject(new Error('stuck')) }

test('closes each item even if an earlier one fails', async () => {
  const closed: string[] = []
  const browser = { close: async () => void closed.push('browser') }
  await closeAll([stuck, undefined, browser]).catch(() => undefined)
  expect(closed).toEqual(['browser'])
})

test('throws a single error as it is', async () => {
  const error = new Error('no page')
  await expect(closeAll([], [error])).rejects.toBe(error)
})

test('throws several errors as one, a UsageError if the first is', async () => {
  const closed = closeAll([stuck, stuck], [new UsageError('no seed')])
  await expect(closed).rejects.toThrow(new UsageError('no seed; stuck; stuck'))
})

test('treats a usage error of the harness as a UsageError', async () => {
  const gone = Object.assign(new Error('No Anvil is here.'), { name: 'ChainError' })
  const closed = closeAll([stuck], [gone])
  await expect(closed).rejects.toThrow(new UsageError('No Anvil is here; stuck'))
})

test('throws nothing if nothing failed', async () => {
  await expect(closeAll([{ close: async () => undefined }])).resolves.toBeUndefined()
})
