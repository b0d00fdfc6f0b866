import { expect, test } from 'vitest'
import { createProgress } from './createProgress.ts'
import { result } from './testing/fakeRun.ts'

/** Returns the output of a run of two checks of 31 s each. */
function outputOf({ live }: { live: boolean }): string {
  let text = ''
  let time = 0
  const progress = createProgress(2, { write: (part) => (text += part) }, live, () => time)
  for (const id of ['a.one', 'a.two']) {
    progress.onStart({ id })
    time += 31_000
    progress.onResult(result('a.one', 'pass'))
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
