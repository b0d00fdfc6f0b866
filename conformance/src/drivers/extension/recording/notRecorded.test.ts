import { readRecordings } from '@touchstone/harness/reality'
import { expect, test } from 'vitest'
import { describeNotRecorded, notRecorded } from './notRecorded.ts'
import { scenarios } from './scenarios.ts'

const all = Object.keys(readRecordings('13.13.1'))

test('makes each recording again, or names the reason why not', () => {
  const told = [...Object.keys(scenarios), ...Object.values(notRecorded).flat()]
  expect(told.toSorted()).toEqual(all.toSorted())
})

test('lists how many are left out, which, and why', () => {
  expect(describeNotRecorded(all.length)).toMatch(
    /35 of 69 .*\n {2}it holds no request .*: 00-initial-state, /,
  )
})
