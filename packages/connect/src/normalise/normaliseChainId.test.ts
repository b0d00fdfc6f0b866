import { expect, test } from 'vitest'
import { normaliseChainId } from './normaliseChainId.ts'

test.each([
  56,
  '56',
  '0x38',
  '0x038',
  'eip155:56',
  56n,
  { chainId: '0x38' },
  { chainId: 56 },
  ' 0x38 ',
])('returns 56 for %o', (value) => expect(normaliseChainId(value)).toBe(56))

test.each([
  null,
  undefined,
  '',
  '0x',
  'abc',
  '0x0',
  0,
  -1,
  1.5,
  NaN,
  Infinity,
  2 ** 60,
  '0xfffffffffffffffff',
  '1e3',
  '-1',
  [],
  {},
  { chainId: {} },
  { chainId: { chainId: 56 } },
  true,
  Symbol('56'),
])('returns undefined for %o', (value) => expect(normaliseChainId(value)).toBeUndefined())

test('returns undefined for a text of a megabyte', () => {
  expect(normaliseChainId(`0x${'0'.repeat(1_000_000)}38`)).toBeUndefined()
})

test('returns undefined for a throwing getter', () => {
  const value = {
    get chainId() {
      throw new Error('mine')
    },
  }
  expect(normaliseChainId(value)).toBeUndefined()
})
