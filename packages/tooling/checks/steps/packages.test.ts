import { expect, test } from 'vitest'
import { nothing } from '../tally.ts'
import { packagesTally } from './packages.ts'

test('counts each check of the packages and names failures', () => {
  expect(
    packagesTally('passed publint a.tgz\nfailed attw a.tgz\nwhy\npackages: 1 passed, 1 failed\n'),
  ).toEqual({ ...nothing, passed: 1, failed: 1, failures: ['packages: attw a.tgz'] })
})

test('counts nothing for a run that did not finish', () => {
  expect(packagesTally('passed publint a.tgz\n')).toBeUndefined()
})
