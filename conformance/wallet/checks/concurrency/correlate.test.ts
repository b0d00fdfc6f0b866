import { expect, test } from 'vitest'
import { grade } from '../../../core/result.ts'
import type { Entry } from '../../../core/transcript.ts'
import { callsOf } from '../../../core/defineCheck.ts'
import correlate from './conc.responses.correlate.ts'

/** The concurrent calls of the script. */
const calls = correlate.script.flatMap((step) => (step.do === 'burst' ? callsOf(step) : []))

/** Entries with responses to the calls: the i-th call gets the response that belongs to the call `from(i)`. */
const answered = (from: (i: number) => number): Entry[] =>
  calls.map(({ id }, i) => ({
    t: 0,
    dir: 'result',
    what: 'eth_getBalance',
    data: { id, value: balanceOf(from(i)), by: 'promise' },
  }))

/** Returns the balance of the account that the i-th call asks for. */
const balanceOf = (i: number): string => {
  const [request] = calls[i]!.args as { params: [string] }[]
  return `0x${(Number(request!.params[0]) - 0x1000).toString(16)}`
}

const status = (transcript: Entry[]) => grade(correlate, { transcript }, 0).status

test('passes when each call gets its own answer', () => {
  expect(status(answered((i) => i))).toBe('pass')
})

test.each([
  ['the last call', calls.length - 1],
  ['call 101', 100],
])('fails when %s gets the answer to the call before it', (_, crossed) => {
  expect(status(answered((i) => (i === crossed ? i - 1 : i)))).toBe('fail')
})

test('times out when a call is never answered', () => {
  expect(status(answered((i) => i).slice(1))).toBe('timeout')
})
