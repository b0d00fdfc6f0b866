import { expect, test } from 'vitest'
import { describeDrift, judgeMemoryDrift } from './memoryDrift.ts'

const first = { heap: 8_000_000, nodes: 4_000, listeners: 200 }

test('describes how a page changed', () => {
  const last = { heap: 8_250_000, nodes: 4_010, listeners: 200 }
  expect(describeDrift(first, last)).toBe(
    'heap 8.0 MB → 8.3 MB, nodes 4,000 → 4,010, listeners 200 → 200',
  )
  expect(judgeMemoryDrift(first, last)).toEqual([])
})

test.each([
  [{ heap: 12_100_000 }, 'heap 12.1 MB, at most 12.0 MB wanted'],
  [{ nodes: 4_301 }, 'nodes 4,301, at most 4,300 wanted'],
  [{ listeners: 231 }, 'listeners 231, at most 230 wanted'],
])('finds growth to %j', (grown, fault) => {
  expect(judgeMemoryDrift(first, { ...first, ...grown })).toEqual([fault])
})
