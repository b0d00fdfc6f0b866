import { expect, test } from 'vitest'
import { defaultChains } from '../../cells/AppChains.ts'
import { cells } from '../../cells/cells.ts'
import { selectPageVariants } from '../../selectPageVariants.ts'
import { appSuiteFacts as metamask } from '../../../drivers/extension/metamask/appSuiteFacts.ts'
import { appSuiteFacts as rabby } from '../../../drivers/extension/rabby/appSuiteFacts.ts'
import { appSuiteFacts as rainbow } from '../../../drivers/extension/rainbow/appSuiteFacts.ts'
import { connected } from '../../cells/pathsToStates.ts'
import { emit } from '../../cells/stepBuilders.ts'
import { whyImpossible, possibleCells } from './whyImpossible.ts'

const variantsOf = (id: string) =>
  selectPageVariants(cells.find((cell) => cell.id === `app.${id}`)!.variants(defaultChains))
const reasons = (id: string) => variantsOf(id).map((variant) => whyImpossible(variant, metamask))

test('allows a user who approves later', () => {
  expect(reasons('s.ok.before.S')).toEqual([undefined])
})

test('rejects variants in which the wallet withholds an event', () => {
  expect(reasons('s.ok.noevent.S')).toEqual([expect.stringContaining('every change of its chain')])
})

test('allows null as the response to a switch only if the wallet has switched', () => {
  expect(reasons('s.ok.after.S')).toEqual([undefined])
  expect(reasons('s.ok.lie.S')).toEqual(['it cannot be made to answer so'])
})

test('allows chainChanged for a site without permission, and no made-up events for a connected one', () => {
  expect(reasons('ch.known.D')).toEqual([undefined])
  expect(reasons('ch.known.C')).toEqual([undefined])
  expect(reasons('ch.same.N')).toEqual([expect.stringContaining('cannot be made to send')])
  expect(reasons('ch.loose.D')).not.toContain(undefined)
})

test.each([
  ['ch.same.N', "chainChanged with '0x38'"],
  ['acc.garbage.D', 'accountsChanged with [ 5 ]'],
  ['p.disc.hard.C', 'disconnect with an error of 4900'],
])('%s: names the event that MetaMask cannot be made to send', (id, words) => {
  expect(reasons(id)).toContain(`it cannot be made to send ${words}`)
})

test('rejects a second prompt while the first is open', () => {
  expect(reasons('tab.switch.C')).toEqual([expect.stringContaining('second question')])
  expect(reasons('tab.switch.S')).toEqual([expect.stringContaining('second question')])
  expect(reasons('tab.switch.N')).toEqual([undefined])
  expect(reasons('w.late.C')).not.toContain(undefined)
})

test('rejects two changes in one tick', () => {
  expect(reasons('both.N')).toEqual([expect.stringContaining('one change at a time')])
  expect(reasons('acc.other.N')).toEqual([undefined])
})

test('allows another wallet to announce itself, but not to connect', () => {
  expect(reasons('d.announce.N')).toEqual([undefined])
  expect(reasons('u.connect.other.N')).toEqual([expect.stringContaining('no other wallet')])
})

test('allows network failures only in the profile network', () => {
  const asked = (id: string, network: boolean) =>
    variantsOf(id).map((variant) => whyImpossible(variant, metamask, network))
  expect(asked('p.disc.1013.N', false)).toEqual([expect.stringContaining('--profile network')])
  expect(asked('p.disc.1013.N', true)).toEqual([undefined])
  expect(asked('p.connect.same.N', true)).toEqual([undefined])
})

test('rejects events that no network failure causes in every profile', () => {
  for (const id of ['p.connect.other.N', 'p.disc.1013.empty.N', 'p.disc.1013.R', 'p.disc.hard.N'])
    expect(variantsOf(id).map((variant) => whyImpossible(variant, metamask, true))).toEqual(
      reasons(id),
    )
})

test.each([
  ['w.lock.N', [undefined]],
  ['w.lock.silent.N', ['it tells a connected site when it is locked']],
  ['acc.more.N', ['it shows a site one account at most']],
  ['ch.known.D', ['it has a chain for connected sites only']],
  ['ch.known.N', [undefined]],
  ['w.accounts.otherchain.D', [undefined]],
  ['w.accounts.otherchain.C', ['it switches to a chain that it knows at once, without a prompt']],
  ['u.switch.N', ['it switches to a chain that it knows at once, without a prompt']],
  ['u.switch.current.N', [undefined]],
  ['p.disc.1013.N', ['it sends no event about its network']],
  ['tab.switch.C', ['it refuses the second question of a site while the first is open']],
  ['tab.revoke.N', [undefined]],
])('Rabby: %s', (id, expected) => {
  expect(variantsOf(id).map((variant) => whyImpossible(variant, rabby))).toEqual(expected)
})

test('Rabby: allows the event of a lock only directly after the lock', () => {
  const lock = { do: 'act', act: { type: 'lock', event: false } } as const
  const locked = [...connected, lock, emit('accountsChanged', [])]
  expect(whyImpossible({ path: locked, stimulus: [] }, rabby)).toBeUndefined()
  const later = [...connected, lock, { do: 'cancel' } as const, emit('accountsChanged', [])]
  expect(whyImpossible({ path: later, stimulus: [] }, rabby)).toBe(
    'it tells a connected site when it is locked',
  )
})

test.each([
  ['w.late.C', 'after a cancel', undefined],
  [
    'tab.switch.C',
    undefined,
    'it puts the questions of a site one after the other, the oldest first',
  ],
  ['w.lock.silent.N', undefined, undefined],
  [
    'tab.revoke.N',
    undefined,
    'it reports a change to the front tab only, and this tab is behind it',
  ],
])('Rainbow: %s (%s)', (id, name, expected) => {
  const variant = variantsOf(id).find((one) => one.name === name)!
  expect(whyImpossible(variant, rainbow)).toBe(expected)
})

test('allows thirty cells of the wallets that never prompt for a switch', () => {
  for (const wallet of [rabby, rainbow])
    expect(possibleCells(wallet).length).toBeGreaterThanOrEqual(30)
})

test('allows at least sixty cells', () => {
  expect(possibleCells(metamask).length).toBeGreaterThanOrEqual(60)
})

test('allows to close the wallet window as well as to reject in it', () => {
  const acts = ['w.reject.C', 's.rej.text.S'].map((id) =>
    variantsOf(id).map(({ name, stimulus }) => [
      name,
      whyImpossible({ path: [], stimulus }, metamask),
    ]),
  )
  expect(acts).toEqual(
    Array.from({ length: 2 }, () => [
      ["in the wallet's own shape", undefined],
      ["the wallet's window is closed", undefined],
    ]),
  )
})
