import { readRecordings, recordedBuildFor } from '@touchstone/harness/fidelity'
import { expect, test } from 'vitest'
import { describeNotRecorded, notRecorded } from './notRecorded.ts'
import { scenarios } from './scenarios.ts'

const all = Object.keys(readRecordings(recordedBuildFor('metamask', '13.13.1')))

test('each recording is repeated, or listed with a reason', () => {
  const told = [...Object.keys(scenarios), ...Object.values(notRecorded).flat()]
  expect(told.toSorted()).toEqual(all.toSorted())
})

test('lists the number of recordings that are left out, their names and the reasons', () => {
  expect(describeNotRecorded(all.length)).toMatch(
    /35 of 69 .*\n {2}it has no request .*: 00-initial-state, /,
  )
})
