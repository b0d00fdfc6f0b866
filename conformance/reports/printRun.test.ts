import { expect, test } from 'vitest'
import type { Result } from '../core/result.ts'
import { printRun } from './printRun.ts'
import { fakeRun } from './testing/fakeRun.ts'

const result = (status: Result['status']): Result => ({
  id: 'a.one',
  level: 'MUST',
  status,
  durationMs: 0,
})

test.each([
  [{ only: '3326.*' }, 'all checks (--only 3326.*)'],
  [{ shard: { index: 1, total: 2 } }, 'core (--shard 1/2)'],
  [{ only: '3326.*', shard: { index: 1, total: 2 } }, 'all checks (--only 3326.*, --shard 1/2)'],
])('says before the last line that a run with %j is a part', (part, name) => {
  const whole = fakeRun([result('pass')])
  let text = ''
  const out = { write: (more: string) => (text += more) }
  printRun({ ...whole, run: { ...whole.run, ...part } }, out, 'check')
  expect(text.trimEnd().split('\n').slice(-2)).toEqual([
    `A part of ${name}: the others were not run.`,
    expect.stringContaining('check: 1 pass'),
  ])
  text = ''
  printRun(whole, out, 'check')
  expect(text).not.toContain('part')
})

test('says before the last line what the run did not check', () => {
  let text = ''
  printRun(fakeRun([result('pass')]), { write: (part) => (text += part) }, 'app', 'Not checked: x.')
  expect(text.trimEnd().split('\n').slice(-2)).toEqual([
    'Not checked: x.',
    expect.stringContaining('app: 1 pass'),
  ])
})
