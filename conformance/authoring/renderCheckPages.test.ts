import { expect, test } from 'vitest'
import { walletChecks } from '../wallet/checks/index.ts'
import { profilesOf } from './renderCheckPages.ts'

test.each([
  ['1193.api.request', ['core-2026.1', 'strict-2026.1', '5792-2026.1', 'legacy-2026.1']],
  // This check is a MUST in a group of the core profile, and newer than the dated lists.
  ['3326.switch.readsFollow', ['core', 'strict', '5792', 'legacy']],
  ['191.personalSign.recovers', []],
])('%s is in the profiles %j', (id, profiles) => {
  expect(profilesOf(walletChecks.get(id)!)).toEqual(profiles)
})
