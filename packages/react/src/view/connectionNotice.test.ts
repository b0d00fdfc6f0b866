import type { Snapshot } from '@touchstone/connect'
import { expect, test } from 'vitest'
import { declinedSwitch } from '../testing/failureSnapshots.ts'
import { translateToEnglish } from '../testing/translateToEnglish.ts'
import { type ConnectionEnd, connectionNotice } from './connectionNotice.ts'

const off: Snapshot = { status: 'disconnected', attempt: 0, accounts: [] }
const on: Snapshot = {
  status: 'connected',
  attempt: 1,
  accounts: ['0x00000000000000000000000000000000000000A1'],
  wallet: 'metamask',
  chainId: 56,
}
const byWallet: ConnectionEnd = { wallet: 'metamask', by: 'wallet' }

const notice = (snapshot: Snapshot, more: Partial<connectionNotice.Options> = {}) =>
  connectionNotice({ snapshot, ended: undefined, dismissed: undefined, slow: false, ...more })

const see = (...options: Parameters<typeof notice>) => translateToEnglish(notice(...options).text)

test.each<[string, Snapshot, ConnectionEnd | undefined]>([
  ['You are not connected.', off, undefined],
  [
    'MetaMask is locked, or no longer shares an account with this page. You are not connected.',
    { ...off, intent: 'metamask' },
    undefined,
  ],
  // The last attempt was with another wallet, so the state of the wallet of `intent` is unknown.
  ['You are not connected.', { ...off, intent: 'metamask', wallet: 'rabby' }, undefined],
  ['You disconnected.', off, { wallet: 'metamask', by: 'you' }],
  ['MetaMask disconnected. You are not connected.', off, byWallet],
  ['You are connected with MetaMask on BNB Smart Chain.', on, undefined],
  [
    'You are connected with MetaMask on network 137, which this app does not work with.',
    { ...on, chainId: 137, supported: false },
    undefined,
  ],
  ['Confirm in MetaMask', { ...on, status: 'adding' }, undefined],
  [
    'Restoring your connection with Rabby.',
    { ...off, status: 'reconnecting', restoring: { wallet: 'rabby', account: on.accounts[0]! } },
    undefined,
  ],
])('shows the text: %s', (sentence, snapshot, ended) => {
  expect(see(snapshot, { ended })).toBe(sentence)
})

test.each([
  ['phone', 'You ended the connection in Rabby on your phone. You are not connected.'],
  [
    'time',
    'Your connection with Rabby has run out, as it does after some days. Connect again to go on.',
  ],
] as const)('says why the session ended: %s', (by, sentence) => {
  const sessionEnd = { wallet: 'rabby', by }
  expect(see({ ...off, intent: 'rabby' }, { sessionEnd })).toBe(sentence)
})

test('ignores the end of a session with another wallet', () => {
  const sessionEnd = { wallet: 'rainbow', by: 'phone' } as const
  expect(see({ ...off, intent: 'rabby' }, { sessionEnd })).toMatch(/^Rabby is locked/)
})

test('says that a wallet was removed from this browser, not that it is locked', () => {
  expect(see({ ...off, intent: 'rabby' }, { absent: true })).toMatch(
    /^Rabby is not in this browser/,
  )
})

test('shows a failure until it is dismissed, then the connection status', () => {
  const { buttons } = notice(declinedSwitch)
  expect(buttons.map(({ action }) => action.do)).toEqual(['switch', 'dismiss'])
  expect(see(declinedSwitch, { dismissed: declinedSwitch.failure.error })).toBe(
    'You are connected with MetaMask on Ethereum.',
  )
})

test('says why a connection was not restored when several wallets claim the remembered identity', () => {
  expect(see({ ...off, intent: 'metamask', contested: true }, { claim: 'MetaMask' })).toBe(
    'More than one wallet here says that it is MetaMask, so your connection was not restored. Choose yours.',
  )
})
