import { expect, test } from 'vitest'
import { touchstone } from './touchstone.ts'
import { checkWallets } from './wallets.ts'

test('an unknown persona is named, with those that there are', () => {
  const make = () => touchstone({ wallets: ['metamusk' as 'metamask'] })
  expect(make).toThrow(/there is no persona metamusk\. Known: .*metamask/)
})

test('a name that only objects have is no persona', () => {
  expect(() => checkWallets(['constructor'])).toThrow('there is no persona constructor')
})

test('a persona twice is refused', () => {
  expect(() => checkWallets(['metamask', 'metamask'])).toThrow('metamask is listed twice')
})

test('the order is kept', () => {
  expect(checkWallets(['standard', 'metamask'])).toEqual(['standard', 'metamask'])
})
