import { expect, test } from 'vitest'
import { stateText } from './walletCard.ts'
import type { WalletState } from '../../wallet/types.ts'

const site = 'http://a'
const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const connected: WalletState = {
  accounts: [account],
  chains: [{ chainId: 56, name: 'BNB Smart Chain', rpcUrl: '' }],
  chainId: 56,
  locked: false,
  permissions: { [site]: [account] },
  siteChains: {},
  down: [],
  capabilities: [],
}
const text = (change: Partial<WalletState>, installed: boolean | undefined = true) =>
  stateText(
    {
      state: () => ({ ...connected, ...change }),
      installed: installed === undefined ? undefined : { get: () => installed, set: () => {} },
    },
    site,
  )

test.each<[Partial<WalletState>, string]>([
  [{ permissions: {} }, 'not connected'],
  [{ permissions: { [site]: [] } }, 'not connected'],
  [{ permissions: { 'http://b': [account] } }, 'not connected'],
  [{ locked: true }, 'locked'],
  [{ down: 'all', locked: true }, 'dropped'],
])('%j is %s', (change, words) => {
  expect(text(change)).toEqual({ text: words, good: false })
})

test('shows first that a wallet is not installed', () => {
  expect(text({ locked: true }, false)).toEqual({ text: 'not installed', good: false })
})

test.each<[Partial<WalletState>, string]>([
  [{}, '0xf39F…2266, BNB Smart Chain'],
  [{ siteChains: { [site]: 97 } }, '0xf39F…2266, chain 97'],
])('shows account and network of a connected wallet: %j', (change, words) => {
  expect(text(change)).toEqual({ text: words, good: true })
})
