import { expect, test } from 'vitest'
import { row } from '../testing/walletRows.ts'
import { remoteWalletStatus, waitingNotice } from './waitingNotice.ts'

const asked = {
  status: 'switching',
  attempt: 1,
  wallet: 'fox',
  accounts: [],
  waiting: { act: 'switch', since: 0 },
} as const

const buttonsFor = (phone: boolean, links?: { native: string }) => {
  const rows = [row('fox', 'Fox', { remote: true, ...(links && { links }) })]
  const remote = remoteWalletStatus(asked, rows, { relay: 'up' }, phone)
  return waitingNotice({ snapshot: asked, slow: false, remote })?.buttons.map(
    ({ action }) => action,
  )
}

test('links to the app of a wallet that has a request, on the phone of that app', () => {
  expect(buttonsFor(true, { native: 'fox://' })).toEqual([
    { do: 'open', href: 'fox://' },
    { do: 'cancel' },
  ])
})

test('links to no app on a desktop, or if the wallet has no link', () => {
  expect(buttonsFor(false, { native: 'fox://' })).toEqual([{ do: 'cancel' }])
  expect(buttonsFor(true)).toEqual([{ do: 'cancel' }])
})
