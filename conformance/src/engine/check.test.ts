import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { indexText } from '../authoring/writeIndex.ts'
import { readFileSync } from 'node:fs'
import { walletChecks } from '../catalogue/wallet/index.ts'
import { cards, check } from './check.ts'
import { inOrder, prerequisites } from './prerequisites.ts'
import { inProfile } from './profiles.ts'
import frozen from '../../spec/profiles.json' with { type: 'json' }

const checks = [...walletChecks.values()]

test('every card of the catalogue has a level and a basis that we know', () => {
  const levels = ['MUST', 'MUST NOT', 'SHOULD', 'SHOULD NOT', 'MAY', 'INFO']
  const strange = [...cards.values()].filter(
    ({ level, basis }) =>
      !levels.includes(level) || !['spec', 'convention', 'product'].includes(basis),
  )
  expect([strange, cards.size >= 246]).toEqual([[], true])
})

test('an id that the catalogue lacks is refused', () => {
  expect(() =>
    check('695.chainId.nope', { script: [], judge: () => ({ status: 'pass' }) }),
  ).toThrow('"695.chainId.nope"')
})

test('the index names every check file', () => {
  const written = readFileSync(new URL('../catalogue/wallet/index.ts', import.meta.url), 'utf8')
  expect(written).toBe(indexText())
})

test('what a check stands on, or follows from, exists', () => {
  const named = checks.flatMap((one) => [...prerequisites(one), ...(one.follows ?? [])])
  expect(named.filter((id) => !cards.has(id))).toEqual([])
})

test('prerequisites come before the checks that stand on them', () => {
  const order = inOrder(checks.toReversed(), walletChecks).map(({ id }) => id)
  const late = checks.flatMap((one) =>
    prerequisites(one).filter((id) => order.indexOf(id) > order.indexOf(one.id)),
  )
  expect(late).toEqual([])
})

test.each(['nope', 'constructor', '__proto__'])('there is no profile %s', (name) => {
  expect(() => inProfile([], name)).toThrow(`There is no profile "${name}". Known: 5792, `)
})

test.each(Object.entries(frozen))('%s has all its checks still', (name, ids) => {
  expect(inProfile(checks, name).map(({ id }) => id)).toEqual(ids)
})

test('no list that was frozen by date has changed since', () => {
  const digest = createHash('sha256').update(JSON.stringify(frozen)).digest('hex')
  expect(digest).toBe('20613a994b6278315c8ed0a5d65182c524077aac61d952f2dcac8f1eb4084fd5')
})
