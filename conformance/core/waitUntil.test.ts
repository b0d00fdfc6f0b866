import { expect, test } from 'vitest'
import { waitUntil } from './waitUntil.ts'

test('returns the first value that is neither false nor undefined', async () => {
  const values = [undefined, false, 0] as const
  let looks = 0
  const options = { timeoutMessage: 'Nothing came', timeout: 1000, interval: 0 }
  expect(await waitUntil(() => values[looks++], options)).toBe(0)
})

test('throws after the time limit', async () => {
  const options = { timeoutMessage: 'The wallet opened no prompt', timeout: 20, interval: 1 }
  await expect(waitUntil(() => false, options)).rejects.toThrow(
    'The wallet opened no prompt within 0.02 s.',
  )
})
