import { expect, test } from 'vitest'
import { row } from '../testing/walletRows.ts'
import { groupWallets } from './groupWallets.ts'

const rows = [
  row('rabby', 'Rabby', { installed: true }),
  row('metamask', 'MetaMask', { installed: true, recent: true }),
  row('gate', 'Gate', { remote: true }),
  row('rainbow', 'Rainbow', { remote: true }),
]
const order = (groups: ReturnType<typeof groupWallets>) =>
  groups.map((group) => [group.title, ...group.rows.map(({ id }) => id)])

test('lists the recent wallet first in its group', () => {
  expect(order(groupWallets(rows))).toEqual([
    ['group.installed', 'metamask', 'rabby'],
    ['group.more', 'gate', 'rainbow'],
  ])
})

const far = rows.map((one) => ({ ...one, recent: one.id === 'rainbow' }))

test('lists a recent wallet on another device at the top', () => {
  expect(order(groupWallets(far))).toEqual([
    ['group.recent', 'rainbow'],
    ['group.installed', 'rabby', 'metamask'],
    ['group.more', 'gate'],
  ])
})

test('lists a wallet first in its own browser, whatever is recent', () => {
  expect(order(groupWallets(far, true))[0]).toEqual(['group.installed', 'rabby', 'metamask'])
})
