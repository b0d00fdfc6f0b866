import { expect, test } from 'vitest'
import { fakeRun, result } from './testing/fakeRun.ts'
import { printedReport } from './testing/printedReport.ts'

const whole = fakeRun([result('a.one', 'pass')])

test.each([
  [{ only: '3326.*' }, 'all checks (--only 3326.*)'],
  [{ shard: { index: 1, total: 2 } }, 'core (--shard 1/2)'],
  [{ only: '3326.*', shard: { index: 1, total: 2 } }, 'all checks (--only 3326.*, --shard 1/2)'],
])('says before the last line that a run with %j is a part', (part, name) => {
  const text = printedReport({ ...whole, run: { ...whole.run, ...part } })
  expect(text.trimEnd().split('\n').slice(-2)).toEqual([
    `A part of ${name}: the others were not run.`,
    expect.stringContaining('check: 1 pass'),
  ])
  expect(printedReport(whole)).not.toContain('part')
})

test('says before the last line what the run did not check', () => {
  const app = { ...whole, run: { ...whole.run, mode: 'app' as const } }
  const text = printedReport(app, 'Not checked: x.')
  expect(text.trimEnd().split('\n').slice(-2)).toEqual([
    'Not checked: x.',
    expect.stringContaining('app: 1 pass'),
  ])
})
