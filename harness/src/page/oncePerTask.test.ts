import { expect, test } from 'vitest'
import { oncePerTask } from './oncePerTask.ts'

test('runs once for a thousand calls in one task, and again for a later call', async () => {
  let runs = 0
  const refresh = oncePerTask(() => (runs += 1))
  for (let call = 0; call < 1_000; call += 1) {
    refresh()
    await Promise.resolve()
  }
  expect(runs).toBe(0)
  await expect.poll(() => runs).toBe(1)
  refresh()
  await expect.poll(() => runs).toBe(2)
})
