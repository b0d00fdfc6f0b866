import { expect, test } from 'vitest'
import { a, b } from '../fakes/createFakeWallet.ts'
import { accounts, announcedAccounts } from './accounts.ts'

test('checksums, keeps the order and drops repetitions', () => {
  expect(accounts([b.toLowerCase(), a.toUpperCase().replace('0X', '0x'), b])).toEqual([b, a])
})

test.each([undefined, null, {}, [5], ['x'], [a, 5], '', a, 7, [`${a}0`], [`0x${'g'.repeat(40)}`]])(
  'takes %o for no list',
  (value) => expect(accounts(value)).toBeUndefined(),
)

test('an empty list is a list', () => expect(accounts([])).toEqual([]))

test('an event may carry one bare address', () =>
  expect(announcedAccounts(a.toLowerCase())).toEqual([a]))

test('a revoked proxy is no list', () => {
  const { proxy, revoke } = Proxy.revocable([], {})
  revoke()
  expect(announcedAccounts(proxy)).toBeUndefined()
})
