import { expect, test } from 'vitest'
import { nothing } from '../tally.ts'
import { packagesTally } from './packages.ts'

test('each check of the packages counts, and a failure has its name', () => {
  expect(
    packagesTally('passed publint a.tgz\nfailed attw a.tgz\nwhy\npackages: 1 passed, 1 failed\n'),
  ).toEqual({ ...nothing, passed: 1, failed: 1, failures: ['packages: attw a.tgz'] })
})

test('a run that did not get to its end counts nothing', () => {
  expect(packagesTally('passed publint a.tgz\n')).toBeUndefined()
})
