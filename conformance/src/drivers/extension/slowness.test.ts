import { expect, test } from 'vitest'
import { createSlowness } from './slowness.ts'

test.each([
  ['nothing was loaded yet', [], 1],
  ['one page is what there is', [500], 2],
  ['of two, the longer counts', [500, 1000], 4],
  ['one load that took long is no slow machine', [500, 5000, 500], 2],
  ['a machine that becomes slow is known by the second load', [250, 250, 1000, 1000], 4],
  ['a machine that is quick again too', [1000, 1000, 250, 250], 1],
  ['quicker than at rest is at rest', [100], 1],
  ['no wait grows without an end', [60_000], 6],
])('%s', (_, loads, slow) => {
  const slowness = createSlowness()
  for (const ms of loads) slowness.note(ms)
  expect(slowness.now()).toBe(slow)
})
