import { expect, test } from 'vitest'
import { formatAmount } from './formatAmount.ts'

const bnb = { symbol: 'BNB', decimals: 18 }

test.each([
  [0n, '0 BNB'],
  [10_000n * 10n ** 18n, '10,000 BNB'],
  [1_500_000_000_000_000_000n, '1.5 BNB'],
  [1_999_999_999_999_999_999n, '1.999999 BNB'],
  [1n, '< 0.000001 BNB'],
  [123_456_789_012_345_678_901_234_567n, '123,456,789.012345 BNB'],
])('formats %s as %s', (amount, text) => {
  expect(formatAmount(amount, bnb, 'en')).toBe(text)
})

test('formats an amount without decimals', () => {
  expect(formatAmount(1_500n, { symbol: 'POINT', decimals: 0 }, 'en')).toBe('1,500 POINT')
})

test('formats an amount for the language', () => {
  expect(formatAmount(1_500_000_000_000_000_000n, bnb, 'de')).toBe('1,5 BNB')
})
