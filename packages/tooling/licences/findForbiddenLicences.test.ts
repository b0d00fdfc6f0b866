import { expect, test } from 'vitest'
import { findForbiddenLicences } from './findForbiddenLicences.ts'

const listing = (licence: string, name = 'a') => ({ [licence]: [{ name, versions: ['1.0.0'] }] })

test.each(['MIT', '(MIT OR GPL-3.0)', 'Apache-2.0 AND MIT', 'Proprietary OR ISC'])(
  'accepts %s',
  (licence) => {
    expect(findForbiddenLicences(listing(licence))).toEqual([])
  },
)

test.each([
  'UNLICENSED',
  'Unknown',
  'SEE LICENSE IN LICENSE.md',
  'BUSL-1.1',
  'Proprietary',
  'MIT AND BUSL-1.1',
  '(MIT OR BUSL-1.1) AND ISC',
  '',
])('rejects "%s"', (licence) => {
  expect(findForbiddenLicences(listing(licence))).toEqual([`a@1.0.0: ${licence}`])
})

test('accepts a manually reviewed package only in the reviewed version', () => {
  const versions = ['1.1.1', '2.0.0']
  expect(
    findForbiddenLicences({ 'public domain': [{ name: 'deep-freeze-strict', versions }] }),
  ).toEqual(['deep-freeze-strict@2.0.0: public domain'])
  expect(findForbiddenLicences(listing('public domain', 'another'))).toHaveLength(1)
})
