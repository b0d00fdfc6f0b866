import { expect, test } from 'vitest'
import { touchstone } from './touchstonePlugin.ts'
import { checkWalletNames } from './checkWalletNames.ts'

test('names an unknown persona and the known ones', () => {
  const make = () => touchstone({ wallets: ['metamusk' as 'metamask'] })
  expect(make).toThrow(/there is no persona metamusk\. Known: .*metamask/)
})

test('rejects names that exist only on Object.prototype', () => {
  expect(() => checkWalletNames(['constructor'])).toThrow('there is no persona constructor')
})

test('rejects a repeated persona', () => {
  expect(() => checkWalletNames(['metamask', 'metamask'])).toThrow('metamask is listed twice')
})

test('keeps the order', () => {
  expect(checkWalletNames(['standard', 'metamask'])).toEqual(['standard', 'metamask'])
})
