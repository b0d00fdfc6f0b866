import { expect, test } from 'vitest'
import { brink } from './brink.ts'
import { cells } from './cells.ts'
import { advance, connect } from './words.ts'

test('splits an act just before its limit', () => {
  expect(brink([connect, advance(5_000)])).toEqual([[connect, advance(4_900)], [advance(100)]])
})

test('throws for an act that does not end with time', () => {
  expect(() => brink([advance(5_000), connect])).toThrow('ends with the time that passes')
})

test('covers every time-out from both sides', () => {
  const driven = cells.filter(({ drives }) => drives.some(({ atLimit }) => atLimit))
  expect(driven.map(({ id }) => id)).toEqual([
    'app.w.initswitch.failed.C',
    'app.t.connect.C',
    'app.t.connect.R',
    'app.s.ok.lie.S',
    'app.s.event.hang.S',
    'app.s.timeout.S',
    'app.a.err.A',
  ])
  for (const { drives } of driven)
    for (const { act, atLimit } of drives) if (atLimit) expect(brink(act)).toHaveLength(2)
})
