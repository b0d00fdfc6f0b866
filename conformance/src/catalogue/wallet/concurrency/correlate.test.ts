import { expect, test } from 'vitest'
import { grade } from '../../../engine/grade.ts'
import type { Entry } from '../../../engine/transcript.ts'
import { callsOf } from '../../../engine/step.ts'
import correlate from './conc.responses.correlate.ts'

/** The calls that are made at once, with the balance that each asks for. */
const calls = correlate.script.flatMap((step) => (step.do === 'burst' ? callsOf(step) : []))

/** Answers to these calls; `from(i)` is the call whose answer the i-th one gets. */
const answered = (from: (i: number) => number): Entry[] =>
  calls.map(({ id }, i) => ({
    ...{ t: 0, dir: 'result', what: 'eth_getBalance' },
    data: { id, value: balanceOf(from(i)), by: 'promise' },
  }))

/** The last digit of the account that a call asks for, which is its balance. */
const balanceOf = (i: number): string => {
  const [request] = calls[i]!.args as { params: [string] }[]
  return `0x${(Number(request!.params[0]) - 0x1000).toString(16)}`
}

const status = (transcript: Entry[]) => grade(correlate, { transcript }, 0).status

test('each call gets its own answer', () => {
  expect(status(answered((i) => i))).toBe('pass')
})

test.each([
  ['the last gets that of the one before', calls.length - 1],
  ['the hundred-and-first gets that of the one before', 100],
])('%s', (_, crossed) => {
  expect(status(answered((i) => (i === crossed ? i - 1 : i)))).toBe('fail')
})

test('one is never answered', () => {
  expect(status(answered((i) => i).slice(1))).toBe('timeout')
})
