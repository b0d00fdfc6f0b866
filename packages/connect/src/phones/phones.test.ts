import { expect, test } from 'vitest'
import { defaultWallets } from '../catalogue/defaultWallets.ts'
import * as moreWallets from '../catalogue/moreWallets.ts'
import type { Wallet } from '../catalogue/Wallet.ts'
import { createFakeClock } from '../fakes/createFakeClock.ts'
import { createFakeVisibility } from '../fakes/createFakeVisibility.ts'
import { linkTo } from './walletAppLinks.ts'
import { pageLinkTo } from './pageLinkTo.ts'
import { watchAppOpening } from './watchAppOpening.ts'

const wallets: readonly Wallet[] = [...defaultWallets, ...Object.values(moreWallets)]
const find = (id: string) => wallets.find((wallet) => wallet.id === id)!

const uri = 'wc:00@2?relay-protocol=irn&symKey=11'

test.each([
  ['metamask', 'metamask://wc?uri='],
  ['rabby', 'rabby://wc?uri='],
  ['rainbow', 'rainbow://wc?uri='],
  ['gate', 'gtweb3wallet://wc?uri='],
  ['tokenpocket', 'tpoutside://wc?uri='],
  ['bitget', 'bitkeep://wc?uri='],
  ['binance', 'bnc://app.binance.com/cedefi/wc?uri='],
  ['okx', 'okxwallet://main/wc?uri='],
  ['trust', 'trust://wc?uri='],
  ['ledger', 'ledgerlive://wc?uri='],
  ['safe', 'https://app.safe.global/wc?uri='],
  ['zerion', 'zerion://wc?uri='],
])('linkTo: returns a link with the scheme of %s and the encoded URI', (wallet, base) => {
  expect(linkTo(find(wallet), uri)).toBe(base + encodeURIComponent(uri))
})

test.each(['walletconnect', 'coinbase', 'phantom', 'brave'])(
  'linkTo: returns the URI itself for %s, which has no link for it',
  (wallet) => expect(linkTo(find(wallet), uri)).toBe(uri),
)

test.each(wallets)('linkTo: returns no javascript: link for $name', (wallet) => {
  expect(new URL(linkTo(wallet, uri)).protocol).not.toBe('javascript:')
})

test.each([
  ['metamask', 'https://metamask.app.link/dapp/app.test/a?b=1'],
  ['bitget', 'https://bkcode.vip?action=dapp&url=https%3A%2F%2Fapp.test%2Fa%3Fb%3D1'],
  [
    'phantom',
    'https://phantom.app/ul/browse/https%3A%2F%2Fapp.test%2Fa%3Fb%3D1?ref=https%3A%2F%2Fapp.test%2Fa%3Fb%3D1',
  ],
  ['binance', undefined],
  ['walletconnect', undefined],
])('pageLinkTo: returns the link for %s, or undefined', (wallet, link) => {
  expect(pageLinkTo(find(wallet), 'https://app.test/a?b=1')).toBe(link)
})

function watchOpening() {
  const clock = createFakeClock()
  const visibility = createFakeVisibility()
  const openings: string[] = []
  const stop = watchAppOpening((opening) => openings.push(opening), { clock, visibility })
  return { clock, openings, visibility, stop }
}

test('watchAppOpening: reports stayed if the page is visible for 1.5 s', async () => {
  const { clock, openings } = watchOpening()
  await clock.advance(1_499)
  expect(openings).toEqual([])
  await clock.advance(1)
  expect(openings).toEqual(['stayed'])
})

test('watchAppOpening: reports left when the page is hidden, and back when it is visible again', async () => {
  const { clock, openings, visibility } = watchOpening()
  visibility.set(false)
  await clock.advance(60_000)
  visibility.set(true)
  expect(openings).toEqual(['left', 'back'])
})

test('watchAppOpening: leaves no listener and no timer after stop()', async () => {
  const { clock, openings, stop, visibility } = watchOpening()
  stop()
  await clock.advance(5_000)
  expect([openings, visibility.listeners(), clock.pending()]).toEqual([[], 0, 0])
})
