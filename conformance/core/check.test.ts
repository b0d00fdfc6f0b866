import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { indexText } from '../authoring/writeIndex.ts'
import { readFileSync } from 'node:fs'
import { walletChecks } from '../wallet/checks/index.ts'
import { cards, check } from './check.ts'
import { inOrder, prerequisites } from './prerequisites.ts'
import { inProfile } from './profiles.ts'
import frozen from '../spec/profiles.json' with { type: 'json' }

const checks = [...walletChecks.values()]

test('every card of the catalogue has a valid level and basis', () => {
  const levels = ['MUST', 'MUST NOT', 'SHOULD', 'SHOULD NOT', 'MAY', 'INFO']
  const strange = [...cards.values()].filter(
    ({ level, basis }) =>
      !levels.includes(level) || !['spec', 'convention', 'product'].includes(basis),
  )
  expect([strange, cards.size >= 246]).toEqual([[], true])
})

test('rejects an id that is not in the catalogue', () => {
  expect(() =>
    check('695.chainId.nope', { script: [], judge: () => ({ status: 'pass' }) }),
  ).toThrow('"695.chainId.nope"')
})

test('the index contains every check file', () => {
  const written = readFileSync(new URL('../wallet/checks/index.ts', import.meta.url), 'utf8')
  expect(written).toBe(indexText())
})

test('the ids in prerequisites and "follows" exist', () => {
  const named = checks.flatMap((one) => [...prerequisites(one), ...(one.follows ?? [])])
  expect(named.filter((id) => !cards.has(id))).toEqual([])
})

test('prerequisites come before their dependents', () => {
  const order = inOrder(checks.toReversed(), walletChecks).map(({ id }) => id)
  const late = checks.flatMap((one) =>
    prerequisites(one).filter((id) => order.indexOf(id) > order.indexOf(one.id)),
  )
  expect(late).toEqual([])
})

test.each(['nope', 'constructor', '__proto__'])('rejects the unknown profile %s', (name) => {
  expect(() => inProfile([], name)).toThrow(`There is no profile "${name}". Known: 5792, `)
})

test.each(Object.entries(frozen))('%s still has all its checks', (name, ids) => {
  expect(inProfile(checks, name).map(({ id }) => id)).toEqual(ids)
})

test('the dated lists have not changed', () => {
  const digest = createHash('sha256').update(JSON.stringify(frozen)).digest('hex')
  expect(digest).toBe('20613a994b6278315c8ed0a5d65182c524077aac61d952f2dcac8f1eb4084fd5')
})
