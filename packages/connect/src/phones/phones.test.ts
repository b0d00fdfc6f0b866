import { expect, test } from 'vitest'
import { wallets } from '../catalogue/wallets.ts'
import { createFakeClock } from '../fakes/createFakeClock.ts'
import { linkTo } from './linkTo.ts'
import { pageLinkTo } from './pageLinkTo.ts'
import { watchOpening } from './watchOpening.ts'

const uri = 'wc:00@2?relay-protocol=irn&symKey=11'

test.each([
  ['metamask', 'metamask://wc?uri='],
  ['rabby', 'rabby://wc?uri='],
  ['rainbow', 'rainbow://wc?uri='],
  ['gate', 'gtweb3wallet://wc?uri='],
  ['tokenpocket', 'tpoutside://wc?uri='],
  ['bitget', 'bitkeep://wc?uri='],
  ['binance', 'bnc://app.binance.com/cedefi/wc?uri='],
])('linkTo: %s opens by its own scheme, with the whole address', (wallet, base) => {
  expect(linkTo(wallet, uri)).toBe(base + encodeURIComponent(uri))
})

test('linkTo: WalletConnect is whatever wallet takes the address', () => {
  expect(linkTo('walletconnect', uri)).toBe(uri)
})

test.each(wallets)('linkTo: $name is never a script', ({ id }) => {
  expect(new URL(linkTo(id, uri)).protocol).not.toBe('javascript:')
})

test.each([
  ['metamask', 'https://metamask.app.link/dapp/app.test/a?b=1'],
  ['bitget', 'https://bkcode.vip?action=dapp&url=https%3A%2F%2Fapp.test%2Fa%3Fb%3D1'],
  ['binance', undefined],
  ['walletconnect', undefined],
])('pageLinkTo: %s', (wallet, link) => {
  expect(pageLinkTo(wallet, 'https://app.test/a?b=1')).toBe(link)
})

function page() {
  const clock = createFakeClock()
  const watchers = new Set<() => void>()
  const told: string[] = []
  let visible = true
  const visibility = {
    visible: () => visible,
    watch(listener: () => void) {
      watchers.add(listener)
      return () => void watchers.delete(listener)
    },
  }
  const stop = watchOpening((opening) => told.push(opening), { clock, visibility })
  const see = (next: boolean) => {
    visible = next
    for (const watcher of watchers) watcher()
  }
  return { clock, told, see, stop, watchers }
}

test('watchOpening: a page that is still seen after 1.5 s was not left', async () => {
  const { clock, told } = page()
  await clock.advance(1_499)
  expect(told).toEqual([])
  await clock.advance(1)
  expect(told).toEqual(['stayed'])
})

test('watchOpening: a page that was left says so, and when the person is back', async () => {
  const { clock, told, see } = page()
  see(false)
  await clock.advance(60_000)
  see(true)
  expect(told).toEqual(['left', 'back'])
})

test('watchOpening: nothing is left of it', async () => {
  const { clock, told, stop, watchers } = page()
  stop()
  await clock.advance(5_000)
  expect([told, watchers.size, clock.pending()]).toEqual([[], 0, 0])
})
