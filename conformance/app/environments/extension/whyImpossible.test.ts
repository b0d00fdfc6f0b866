import { expect, test } from 'vitest'
import { defaultChains } from '../../cells/AppChains.ts'
import { cells } from '../../cells/cells.ts'
import { selectPageVariants } from '../../selectPageVariants.ts'
import { metamask as realMetaMask } from '../../../drivers/extension/metamask/index.ts'
import { rabby } from '../../../drivers/extension/rabby/index.ts'
import { rainbow } from '../../../drivers/extension/rainbow/index.ts'
import { connected } from '../../cells/pathsToStates.ts'
import { emit } from '../../cells/stepBuilders.ts'
import { whyImpossible, possibleCells } from './whyImpossible.ts'

const variantsOf = (id: string) =>
  selectPageVariants(cells.find((cell) => cell.id === `app.${id}`)!.variants(defaultChains))

const { appSuiteFacts: metamask } = realMetaMask
const wallets = { MetaMask: metamask, Rabby: rabby.appSuiteFacts, Rainbow: rainbow.appSuiteFacts }
const possible = undefined
const noSwitchPrompt = 'it switches to a chain that it knows at once, without a prompt'
const oldestFirst = 'it puts the questions of a site one after the other, the oldest first'
const oneQuestion = 'it refuses the second question of a site while the first is open'

test.each<[keyof typeof wallets, string, (string | undefined)[]]>([
  // The user approves later.
  ['MetaMask', 's.ok.before.S', [possible]],
  ['MetaMask', 's.ok.noevent.S', ['it tells a connected site of every change of its chain']],
  // Null answers a switch only if the wallet has switched.
  ['MetaMask', 's.ok.after.S', [possible]],
  ['MetaMask', 's.ok.lie.S', ['it cannot be made to answer so']],
  // A site without permission gets `chainChanged`. A connected one gets no made-up events.
  ['MetaMask', 'ch.known.D', [possible]],
  ['MetaMask', 'ch.known.C', [possible]],
  ['MetaMask', 'ch.same.N', ["it cannot be made to send chainChanged with '0x38'"]],
  ['MetaMask', 'tab.switch.C', [oneQuestion]],
  ['MetaMask', 'tab.switch.S', [oneQuestion]],
  ['MetaMask', 'tab.switch.N', [possible]],
  [
    'MetaMask',
    'both.N',
    ['a user makes one change at a time in it, and it reports each separately'],
  ],
  ['MetaMask', 'acc.other.N', [possible]],
  // Another wallet announces itself, but cannot connect.
  ['MetaMask', 'd.announce.N', [possible]],
  ['MetaMask', 'u.connect.other.N', ['no other wallet that has accounts is in its browser']],
  // The user rejects, or closes the wallet's window.
  ['MetaMask', 'w.reject.C', [possible, possible]],
  ['MetaMask', 's.rej.text.S', [possible, possible]],
  ['Rabby', 'w.lock.N', [possible]],
  ['Rabby', 'w.lock.silent.N', ['it tells a connected site when it is locked']],
  ['Rabby', 'acc.more.N', ['it shows a site one account at most']],
  ['Rabby', 'ch.known.D', ['it has a chain for connected sites only']],
  ['Rabby', 'ch.known.N', [possible]],
  ['Rabby', 'w.accounts.otherchain.D', [possible]],
  ['Rabby', 'w.accounts.otherchain.C', [noSwitchPrompt]],
  ['Rabby', 'u.switch.N', [noSwitchPrompt]],
  ['Rabby', 'u.switch.current.N', [possible]],
  ['Rabby', 'p.disc.1013.N', ['it sends no event about its network']],
  ['Rabby', 'tab.switch.C', [oneQuestion]],
  ['Rabby', 'tab.revoke.N', [possible]],
  ['Rainbow', 'tab.switch.C', [oldestFirst]],
  [
    'Rainbow',
    'tab.revoke.N',
    ['it reports a change to the front tab only, and this tab is behind it'],
  ],
])('%s: %s', (name, id, expected) => {
  expect(variantsOf(id).map((variant) => whyImpossible(variant, wallets[name]))).toEqual(expected)
})

test.each([
  ['ch.loose.D', 'it cannot be made to send chainChanged with 1'],
  ['w.late.C', oneQuestion],
  ['acc.garbage.D', 'it cannot be made to send accountsChanged with [ 5 ]'],
  ['p.disc.hard.C', 'it cannot be made to send disconnect with an error of 4900'],
])('MetaMask: %s is impossible in each way', (id, reason) => {
  const reasons = variantsOf(id).map((variant) => whyImpossible(variant, metamask))
  expect(reasons).not.toContain(possible)
  expect(reasons).toContain(reason)
})

test.each([
  ['p.disc.1013.N', true],
  ['p.connect.same.N', true],
  // No failure of the network causes these events.
  ['p.connect.other.N', false],
  ['p.disc.1013.empty.N', false],
  ['p.disc.1013.R', false],
  ['p.disc.hard.N', false],
])('MetaMask: %s is possible in the profile network only: %s', (id, needsCut) => {
  for (const variant of variantsOf(id)) {
    const reason = whyImpossible(variant, metamask)
    expect(reason).toEqual(
      needsCut ? expect.stringContaining('--profile network') : expect.any(String),
    )
    expect(whyImpossible(variant, metamask, true)).toBe(needsCut ? possible : reason)
  }
})

test('Rabby: allows the event of a lock only directly after the lock', () => {
  const lock = { do: 'act', act: { type: 'lock', event: false } } as const
  const locked = [...connected, lock, emit('accountsChanged', [])]
  expect(whyImpossible({ path: locked, stimulus: [] }, wallets.Rabby)).toBe(possible)
  const later = [...connected, lock, { do: 'cancel' } as const, emit('accountsChanged', [])]
  expect(whyImpossible({ path: later, stimulus: [] }, wallets.Rabby)).toBe(
    'it tells a connected site when it is locked',
  )
})

test.each([
  ['w.late.C', 'after a cancel'],
  ['w.lock.silent.N', undefined],
])('Rainbow: %s is possible %s', (id, name) => {
  const variant = variantsOf(id).find((one) => one.name === name)!
  expect(whyImpossible(variant, wallets.Rainbow)).toBe(possible)
})

test.each([
  ['MetaMask', 60, metamask],
  ['Rabby, which never prompts for a switch', 30, wallets.Rabby],
  ['Rainbow, which never prompts for a switch', 30, wallets.Rainbow],
])('a user of %s can produce at least %i cells', (_, count, facts) => {
  expect(possibleCells(facts).length).toBeGreaterThanOrEqual(count)
})
