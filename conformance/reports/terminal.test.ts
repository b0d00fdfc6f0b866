import { expect, test } from 'vitest'
import type { Result } from '../core/result.ts'
import { createProgress, printRun } from './terminal.ts'
import { fakeRun } from './testing/fakeRun.ts'

const result = (status: Result['status']): Result => ({
  id: 'a.one',
  level: 'MUST',
  status,
  durationMs: 0,
})

/** Returns the output of a run of two checks of 31 s each. */
function outputOf({ live }: { live: boolean }): string {
  let text = ''
  let time = 0
  const progress = createProgress(2, { write: (part) => (text += part) }, live, () => time)
  for (const id of ['a.one', 'a.two']) {
    progress.onStart({ id })
    time += 31_000
    progress.onResult(result('pass'))
  }
  return text
}

test('shows the count and the check that runs in a terminal', () => {
  expect(outputOf({ live: true }).split('\r\u001b[2K')).toEqual([
    '',
    '0/2 a.one',
    '1/2 a.one',
    '1/2 a.two',
    '2/2 a.one',
  ])
})

test('prints the count and the check that runs after half a minute without a terminal', () => {
  expect(outputOf({ live: false })).toBe('1/2 a.two\n')
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
