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

const possible = undefined
const noSwitchPrompt = 'it switches to a chain that it knows at once, without a prompt'
const oneQuestion = 'it refuses the second question of a site while the first is open'

test.each<[string, (string | undefined)[]]>([
  // The user approves later.
  ['s.ok.before.S', [possible]],
  ['s.ok.noevent.S', ['it tells a connected site of every change of its chain']],
  // Null answers a switch only if the wallet has switched.
  ['s.ok.after.S', [possible]],
  ['s.ok.lie.S', ['it cannot be made to answer so']],
  // A site without permission gets `chainChanged`. A connected one gets no made-up events.
  ['ch.known.D', [possible]],
  ['ch.known.C', [possible]],
  ['ch.same.N', ["it cannot be made to send chainChanged with '0x38'"]],
  ['tab.switch.C', [oneQuestion]],
  ['tab.switch.S', [oneQuestion]],
  ['tab.switch.N', [possible]],
  ['both.N', ['a user makes one change at a time in it, and it reports each separately']],
  ['acc.other.N', [possible]],
  // Another wallet announces itself, but cannot connect.
  ['d.announce.N', [possible]],
  ['u.connect.other.N', ['no other wallet that has accounts is in its browser']],
  // The user rejects, or closes the wallet's window.
  ['w.reject.C', [possible, possible]],
  ['s.rej.text.S', [possible, possible]],
])('MetaMask: %s', (id, expected) => {
  expect(variantsOf(id).map((variant) => whyImpossible(variant, metamask))).toEqual(expected)
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

test.each([
  ['w.lock.N', possible],
  ['w.lock.silent.N', 'it tells a connected site when it is locked'],
  ['acc.more.N', 'it shows a site one account at most'],
  ['ch.known.D', 'it has a chain for connected sites only'],
  ['ch.known.N', possible],
  ['w.accounts.otherchain.D', possible],
  ['w.accounts.otherchain.C', noSwitchPrompt],
  ['u.switch.N', noSwitchPrompt],
  ['u.switch.current.N', possible],
  ['p.disc.1013.N', 'it sends no event about its network'],
  ['tab.switch.C', oneQuestion],
  ['tab.revoke.N', possible],
])('Rabby: %s', (id, expected) => {
  expect(variantsOf(id).map((variant) => whyImpossible(variant, rabby))).toEqual([expected])
})

test('Rabby: allows the event of a lock only directly after the lock', () => {
  const lock = { do: 'act', act: { type: 'lock', event: false } } as const
  const locked = [...connected, lock, emit('accountsChanged', [])]
  expect(whyImpossible({ path: locked, stimulus: [] }, rabby)).toBe(possible)
  const later = [...connected, lock, { do: 'cancel' } as const, emit('accountsChanged', [])]
  expect(whyImpossible({ path: later, stimulus: [] }, rabby)).toBe(
    'it tells a connected site when it is locked',
  )
})

test.each([
  ['w.late.C', 'after a cancel', possible],
  [
    'tab.switch.C',
    undefined,
    'it puts the questions of a site one after the other, the oldest first',
  ],
  ['w.lock.silent.N', undefined, possible],
  [
    'tab.revoke.N',
    undefined,
    'it reports a change to the front tab only, and this tab is behind it',
  ],
])('Rainbow: %s (%s)', (id, name, expected) => {
  const variant = variantsOf(id).find((one) => one.name === name)!
  expect(whyImpossible(variant, rainbow)).toBe(expected)
})

test.each([
  ['MetaMask', 60, metamask],
  ['Rabby, which never prompts for a switch', 30, rabby],
  ['Rainbow, which never prompts for a switch', 30, rainbow],
])('a user of %s can produce at least %i cells', (_, count, facts) => {
  expect(possibleCells(facts).length).toBeGreaterThanOrEqual(count)
})
