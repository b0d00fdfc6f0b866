import fc from 'fast-check'
import { formatUnits } from 'viem'
import { expect, test } from 'vitest'
import { parseTransfer } from './parseTransfer.ts'
import { toTransaction } from './toTransaction.ts'

const coin = { symbol: 'BNB', name: 'BNB', decimals: 18 }
const token = {
  ...coin,
  symbol: 'USDT',
  address: '0x55d398326f99059fF775485246999027B3197955',
} as const
const to = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const options = { held: 10n ** 20n, format: (amount: bigint) => `${amount}` }

test('accepts an address in one letter case without a checksum', () => {
  for (const text of [to, to.toLowerCase(), `0x${to.slice(2).toUpperCase()}`, ` ${to} `]) {
    const read = parseTransfer({ asset: coin, to: text, amount: '1' }, options)
    expect(read).toEqual({ transfer: { asset: coin, to, amount: 10n ** 18n } })
  }
})

test.each([
  ['1', 10n ** 18n],
  ['1.', 10n ** 18n],
  ['.5', 5n * 10n ** 17n],
  ['0,5', 5n * 10n ** 17n],
  ['1.500000000000000000000', 15n * 10n ** 17n],
  ['۱٫۵', 15n * 10n ** 17n],
  ['٠٫٥', 5n * 10n ** 17n],
])('reads the amount %s', (amount, value) => {
  expect(parseTransfer({ asset: coin, to, amount }, options)).toMatchObject({
    transfer: { amount: value },
  })
})

test.each(['', '0', '-1', '1e3', '0x10', '1,000.5', '1.2.3', 'one', '∞', '１'])(
  'rejects the amount %s',
  (amount) => {
    expect(parseTransfer({ asset: coin, to, amount }, options)).toEqual({
      mistakes: { amount: { key: 'send.bad.noAmount' } },
    })
  },
)

test('reads every formatted amount back without loss', () => {
  fc.assert(
    fc.property(fc.bigInt(1n, options.held), (amount) => {
      const read = parseTransfer({ asset: coin, to, amount: formatUnits(amount, 18) }, options)
      expect(read).toMatchObject({ transfer: { amount } })
    }),
  )
})

test('leaves the check of the balance to the wallet when it is unknown', () => {
  const read = parseTransfer({ asset: coin, to, amount: '999999' }, { ...options, held: undefined })
  expect(read).toHaveProperty('transfer')
})

test('sends a token to its contract with a value of zero', () => {
  expect(toTransaction({ asset: token, to, amount: 255n })).toEqual({
    to: token.address,
    value: '0x0',
    data: `0xa9059cbb${to.slice(2).toLowerCase().padStart(64, '0')}${'ff'.padStart(64, '0')}`,
  })
})
