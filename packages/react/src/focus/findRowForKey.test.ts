import { expect, test } from 'vitest'
import { findRowForKey } from './findRowForKey.ts'

const names = ['MetaMask', 'Bitget', 'Binance Wallet', 'Rabby', 'Rainbow']

test.each<[string, string, number, string, number | undefined]>([
  ['down', 'ArrowDown', 0, '', 1],
  ['down from the end goes round', 'ArrowDown', 4, '', 0],
  ['down from outside', 'ArrowDown', -1, '', 0],
  ['up', 'ArrowUp', 3, '', 2],
  ['up from the start goes round', 'ArrowUp', 0, '', 4],
  ['Home', 'Home', 3, '', 0],
  ['End', 'End', 0, '', 4],
  ['a letter', 'b', 0, '', 1],
  ['the same letter again goes on', 'b', 1, 'b', 2],
  ['and round', 'b', 2, 'bb', 1],
  ['more of a name', 'n', 1, 'bi', 2],
  ['letters of either case', 'R', 0, '', 3],
  ['a name that is there already keeps its place', 'i', 2, 'b', 2],
  ['no such name', 'x', 0, '', undefined],
  ['a key that is no letter', 'Tab', 0, '', undefined],
])('selects a row: %s', (_, key, current, typed, row) => {
  expect(findRowForKey(key, { names, current }, typed)).toBe(row)
})

test('returns undefined for an empty list', () => {
  expect(findRowForKey('ArrowDown', { names: [], current: -1 })).toBeUndefined()
})
