import { expect, test } from 'vitest'
import { splitAtLimit } from './applyStimulus.ts'
import { defaultChains } from './cells/AppChains.ts'
import { cells } from './cells/cells.ts'
import { advance, connect } from './cells/stepBuilders.ts'

test('splits a stimulus just before its limit', () => {
  expect(splitAtLimit([connect, advance(5_000)])).toEqual([
    [connect, advance(4_900)],
    [advance(100)],
  ])
})

test('throws for a stimulus that does not end with time', () => {
  expect(() => splitAtLimit([advance(5_000), connect])).toThrow('must be `advance`')
})

test('covers every time-out from both sides', () => {
  const run = cells.filter(({ variants }) => variants(defaultChains).some(({ atLimit }) => atLimit))
  expect(run.map(({ id }) => id)).toEqual([
    'app.w.initswitch.failed.C',
    'app.t.connect.C',
    'app.t.connect.R',
    'app.s.ok.lie.S',
    'app.s.event.hang.S',
    'app.s.timeout.S',
    'app.a.err.A',
  ])
  for (const { variants } of run)
    for (const { stimulus, atLimit } of variants(defaultChains))
      if (atLimit) expect(splitAtLimit(stimulus)).toHaveLength(2)
})
