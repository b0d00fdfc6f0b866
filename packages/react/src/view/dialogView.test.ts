import type { Snapshot } from '@touchstone/connect'
import { expect, test } from 'vitest'
import { createFailure, declinedSwitch, snapshotAfter } from '../testing/failureSnapshots.ts'
import { translateToEnglish } from '../testing/translateToEnglish.ts'
import { row, rows } from '../testing/walletRows.ts'
import { type ChosenView, dialogView } from './dialogView.ts'

const off: Snapshot = { status: 'disconnected', attempt: 0, accounts: [] }
const connecting: Snapshot = { status: 'connecting', attempt: 1, accounts: [], wallet: 'metamask' }
const declined = snapshotAfter({
  act: 'connect',
  wallet: 'metamask',
  error: createFailure('UserRejectedError'),
})
const attempt: ChosenView = { at: 'attempt', wallet: 'metamask' }
const account: ChosenView = { at: 'account' }
const list: ChosenView = { at: 'wallets' }

const viewOf = (snapshot: Snapshot, chosen: ChosenView, more: Partial<dialogView.Options> = {}) =>
  dialogView({ snapshot, rows, chosen, dismissed: undefined, slow: false, ...more })

const see = (...options: Parameters<typeof viewOf>) => {
  const { kind, title, notice } = viewOf(...options)
  return [kind, translateToEnglish(title), notice && translateToEnglish(notice.text)]
}

test.each<[string, Snapshot, ChosenView, (string | undefined)[]]>([
  ['list', off, list, ['wallets', 'Connect a wallet', undefined]],
  [
    'list, an attempt under way',
    connecting,
    list,
    ['wallets', 'Connect a wallet', 'Confirm in MetaMask'],
  ],
  ['list, after a failure', declined, list, ['wallets', 'Connect a wallet', undefined]],
  ['attempt', connecting, attempt, ['attempt', 'Connect with MetaMask', 'Confirm in MetaMask']],
  [
    'attempt, declined',
    declined,
    attempt,
    ['attempt', 'Connect with MetaMask', 'You declined the connection. You are not connected.'],
  ],
  ['attempt that ended silently', off, attempt, ['wallets', 'Connect a wallet', undefined]],
  [
    'account, switch declined',
    declinedSwitch,
    account,
    ['account', 'Your account', 'You declined the switch. You are still on Ethereum.'],
  ],
  [
    'account, switching',
    { ...declinedSwitch, status: 'switching' },
    account,
    ['account', 'Your account', 'Confirm in MetaMask'],
  ],
  ['account, gone', off, account, ['wallets', 'Connect a wallet', undefined]],
  ['install', off, { at: 'guide', wallet: 'rabby' }, ['guide', 'Get Rabby', undefined]],
])('shows the view: %s', (_, snapshot, chosen, seen) => {
  expect(see(snapshot, chosen)).toEqual(seen)
})

test('changes the text after ten seconds and keeps Cancel', () => {
  const { notice } = viewOf(connecting, attempt, { slow: true })
  expect(translateToEnglish(notice!.text)).toBe('Still waiting: open your wallet, or cancel')
  expect(notice!.buttons.map(({ action }) => action.do)).toEqual(['cancel'])
})

test('does not show a dismissed failure again', () => {
  expect(
    see(declinedSwitch, account, { dismissed: declinedSwitch.failure.error })[2],
  ).toBeUndefined()
})

test('groups installed wallets first, then announced ones, each wallet once', () => {
  const view = viewOf(off, list)
  const groups = view.kind === 'wallets' ? view.groups : []
  expect(groups.map(({ title, rows: found }) => [title, ...found.map(({ id }) => id)])).toEqual([
    ['group.installed', 'metamask', 'bitget'],
    ['group.announced', 'app.phantom'],
    ['group.more', 'rabby', 'gate', 'tokenpocket', 'walletconnect', 'rainbow', 'binance'],
  ])
})

test('says in the list why a connection was not restored, until a wallet is asked', () => {
  const claimed = row('metamask', 'MetaMask 1', { claim: 'MetaMask', warning: 'contested' })
  const contested: Snapshot = { ...off, intent: 'metamask', contested: true }
  const texts = [contested, connecting].map(
    (snapshot) => see(snapshot, list, { rows: [claimed] })[2],
  )
  expect(texts).toEqual([
    'More than one wallet here says that it is MetaMask, so your connection was not restored. Choose yours.',
    'Confirm in MetaMask',
  ])
})
