import { setImmediate } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { collectReachableStrings } from './collectReachableStrings.ts'

test('reads own, inherited and nested strings once', () => {
  const nested: { text: string; self?: object } = { text: 'b' }
  nested.self = nested
  expect(collectReachableStrings(Object.create({ inherited: 'a', nested }) as object)).toEqual([
    'a',
    'b',
  ])
})

test('handles a rejected promise that a getter returns', async () => {
  const onRejection = vi.fn<() => void>()
  process.on('unhandledRejection', onRejection)
  onTestFinished(() => void process.off('unhandledRejection', onRejection))
  const wallet = {
    get ready() {
      return Promise.reject(new Error('not yet'))
    },
  }
  collectReachableStrings(wallet)
  await setImmediate()
  expect(onRejection).not.toHaveBeenCalled()
})
