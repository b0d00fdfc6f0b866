import { expect, test } from 'vitest'
import { emptyResult } from '../stepResult.ts'
import { countPackages } from './longSteps.ts'

test('counts each check of the packages and names failures', () => {
  expect(
    countPackages('passed publint a.tgz\nfailed attw a.tgz\nwhy\npackages: 1 passed, 1 failed\n'),
  ).toEqual({ ...emptyResult, passed: 1, failed: 1, failures: ['packages: attw a.tgz'] })
})

test('counts nothing for a run that did not finish', () => {
  expect(countPackages('passed publint a.tgz\n')).toBeUndefined()
})
