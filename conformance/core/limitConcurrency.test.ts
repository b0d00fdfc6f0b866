import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { limitConcurrency } from './limitConcurrency.ts'

test('runs eight of a hundred tasks at a time, also after failures', async () => {
  const limit = limitConcurrency(8)
  let running = 0
  let most = 0
  const task = (value: number) => async () => {
    most = Math.max(most, ++running)
    await setImmediate()
    running -= 1
    if (value % 3 === 0) throw new Error('failed')
    return value
  }

  const ends = await Promise.allSettled(Array.from({ length: 100 }, (_, i) => limit(task(i))))

  expect(most).toBe(8)
  expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(66)
  expect(await limit(async () => 'another')).toBe('another')
})
