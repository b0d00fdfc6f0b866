import { expect, test } from 'vitest'
import { createSlowness } from './slowness.ts'

const slow = Array<number>(9).fill(640)

test.each([
  ['nothing was loaded yet', [], 1],
  ['one page is what there is', [320], 2],
  ['of two, the longer counts', [320, 640], 4],
  ['one load that took long is no slow machine', [320, 3200, 320], 2],
  ['a machine that becomes slow is known by the second load', [160, 160, 640, 640], 4],
  ['a machine that is quick again is known by the fifth', [...slow, 160, 160, 160, 160, 160], 1],
  ['and not by the fourth', [...slow, 160, 160, 160, 160], 4],
  ['quicker than at rest is at rest', [100], 1],
  ['no wait grows without an end', [60_000], 6],
])('%s', (_, loads, times) => {
  const slowness = createSlowness()
  for (const ms of loads) slowness.note(ms)
  expect(slowness.now()).toBe(times)
})
