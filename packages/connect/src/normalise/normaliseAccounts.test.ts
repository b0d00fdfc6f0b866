import { expect, test } from 'vitest'
import { a, b } from '../fakes/createFakeWallet.ts'
import { normaliseAccounts, announcedAccounts } from './normaliseAccounts.ts'

test('checksums accounts, keeps their order and drops duplicates', () => {
  expect(normaliseAccounts([b.toLowerCase(), a.toUpperCase().replace('0X', '0x'), b])).toEqual([
    b,
    a,
  ])
})

test.each([undefined, null, {}, [5], ['x'], [a, 5], '', a, 7, [`${a}0`], [`0x${'g'.repeat(40)}`]])(
  'returns undefined for %o',
  (value) => expect(normaliseAccounts(value)).toBeUndefined(),
)

test('returns an empty list for an empty list', () => expect(normaliseAccounts([])).toEqual([]))

test('announcedAccounts accepts one bare address', () =>
  expect(announcedAccounts(a.toLowerCase())).toEqual([a]))

test('announcedAccounts returns undefined for a revoked proxy', () => {
  const { proxy, revoke } = Proxy.revocable([], {})
  revoke()
  expect(announcedAccounts(proxy)).toBeUndefined()
})

/**
 * Returns a proxy with the given `length` and an address at each index below 1000. `reads` has the indexes that were
 * read.
 */
function proxyList(length: unknown) {
  const reads: string[] = []
  const list = new Proxy([], {
    get(_, key) {
      if (key === 'length') return length
      if (key === Symbol.iterator) throw new Error('The iterator was used.')
      if (reads.length >= 1000) throw new Error('Too many accounts were read.')
      reads.push(String(key))
      return `0x${Number(key).toString(16).padStart(40, '0')}`
    },
  })
  return { list, reads }
}

test('reads a list with an endless iterator by index', () => {
  const list: string[] & { [Symbol.iterator]: unknown } = [a, b]
  list[Symbol.iterator] = function* () {
    for (;;) yield a
  } as never
  expect(normaliseAccounts(list)).toEqual([a, b])
})

test.each([40_000, 2 ** 32, Infinity])('reads the first 500 of %d accounts', (length) => {
  const { list, reads } = proxyList(length)
  expect(normaliseAccounts(list)).toHaveLength(500)
  expect(reads).toHaveLength(500)
})

test.each([-1, NaN, undefined, 'many', {}])('rejects a list whose length is %o', (length) =>
  expect(normaliseAccounts(proxyList(length).list)).toBeUndefined(),
)

test('reads each entry once, so that a changing list is consistent', () => {
  const { list, reads } = proxyList(3)
  normaliseAccounts(list)
  expect(reads).toEqual(['0', '1', '2'])
})

test('rejects a list with a hole', () => {
  const list = [a]
  list[2] = b
  expect(normaliseAccounts(list)).toBeUndefined()
})

test('rejects a list whose getter throws', () => {
  const list = Object.defineProperty([a, b], 1, {
    get() {
      throw new Error('mine')
    },
  })
  expect(normaliseAccounts(list)).toBeUndefined()
})
