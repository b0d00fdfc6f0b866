import { expect, test } from 'vitest'
import { pollUntil } from './pollUntil.ts'

test('polls once more after the event loop was blocked beyond the limit', async () => {
  let holds = false
  setTimeout(() => (holds = true), 20)
  setTimeout(() => block(50), 10)

  await pollUntil(async () => holds, { pace: { step: 30, fence: 30 } })

  expect(holds).toBe(true)
})

/** Keeps the event loop busy, as another process on the machine does. */
function block(ms: number): void {
  const start = performance.now()
  while (performance.now() - start < ms);
}
