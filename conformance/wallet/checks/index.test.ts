import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { catalogueText, checkFiles, indexText } from '../../authoring/writeIndexAndCatalogue.ts'
import { readFileSync } from 'node:fs'
import { walletChecks } from './index.ts'
import { sortByDependencies, prerequisites } from '../../core/checkDependencies.ts'
import { inProfile } from '../../core/profiles.ts'
import frozen from '../../spec/profiles.json' with { type: 'json' }

const checks = [...walletChecks.values()]

test('every check has a title of its own', () => {
  const titles = new Set(checks.map(({ title }) => title))
  expect([titles.size, checks.length >= 246]).toEqual([checks.length, true])
})

test('the id of every check is the name of its file', () => {
  const files = Object.keys(checkFiles())
  expect(files.toSorted()).toEqual([...walletChecks.keys()].toSorted())
})

test.each([
  ['wallet/checks/index.ts', indexText],
  ['spec/catalogue.json', catalogueText],
])('%s is generated from the checks', async (file, text) => {
  const written = readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')
  expect(written).toBe(await text())
})

test('the ids in prerequisites and "follows" exist', () => {
  const named = checks.flatMap((one) => [...prerequisites(one), ...(one.follows ?? [])])
  expect(named.filter((id) => !walletChecks.has(id))).toEqual([])
})

test('prerequisites come before their dependents', () => {
  const order = sortByDependencies(checks.toReversed(), walletChecks).map(({ id }) => id)
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
