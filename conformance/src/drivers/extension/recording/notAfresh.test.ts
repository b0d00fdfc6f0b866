import { readRecordings } from '@touchstone/harness/reality'
import { expect, test } from 'vitest'
import { notAfresh, sayNotAfresh } from './notAfresh.ts'
import { scenarios } from './scenarios.ts'

const all = Object.keys(readRecordings('metamask-13.13.1'))

test('each recording is either made afresh or left out for a reason', () => {
  const told = [...Object.keys(scenarios), ...Object.values(notAfresh).flat()]
  expect(told.toSorted()).toEqual(all.toSorted())
})

test('a person is told how many, which and why', () => {
  expect(sayNotAfresh(all.length)).toMatch(
    /34 of 66 .*\n {2}it holds no request .*: 00-initial-state, /,
  )
})
