import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { fakeRun } from '../testing/fakeRun.ts'
import type { Run } from '../../core/result.ts'
import { compatibilityMatrix, listedWallets } from './compatibilityMatrix.ts'
import { compatibilityHtml } from './compatibilityHtml.ts'

const run = (subject: Partial<Run['subject']>, more: Partial<Run['run']> = {}): Run => {
  const plain = fakeRun([])
  return { ...plain, run: { ...plain.run, ...more }, subject: { ...plain.subject, ...subject } }
}
const now = Date.parse('2026-11-21T00:00:00Z')
const columns = (...runs: Run[]) => compatibilityMatrix(runs, now).matrix.columns

test('lists wallets without a run as unknown', () => {
  expect(columns().map(({ wallet }) => wallet)).toEqual(listedWallets.map(({ wallet }) => wallet))
  const answers = columns().flatMap(({ cells }) => cells.map(({ answer }) => answer))
  expect(new Set(answers)).toEqual(new Set(['unknown']))
})

test('assigns a run to its wallet by the name of the driver', () => {
  const found = columns(run({ name: 'metamask', kind: 'extension', version: '13.13.1' }))
  expect(found).toHaveLength(listedWallets.length)
  expect(found.find(({ version }) => version)).toMatchObject({
    wallet: 'MetaMask',
    version: '13.13.1',
  })
})

test('assigns the run of an extension to its wallet by the announced name', () => {
  const found = columns(run({ name: 'Rabby Wallet', kind: 'extension', version: '0.93.0' }))
  expect(found.flatMap(({ wallet, version }) => (version ? wallet : []))).toEqual(['Rabby'])
})

test('the stored runs are complete runs of real wallets with a version', () => {
  const here = fileURLToPath(new URL('../../wallets/', import.meta.url))
  const runs = readdirSync(here).filter((file) => file.endsWith('.json'))
  const { matrix, leftOut } = compatibilityMatrix(
    runs.map((file) => JSON.parse(readFileSync(here + file, 'utf8')) as Run),
    now,
  )
  const seen = matrix.columns.flatMap(({ wallet, version }) =>
    version ? [`${wallet} ${version}`] : [],
  )
  const wallets = ['MetaMask 13.13.1', 'MetaMask 13.36.0', 'Rabby 0.93.34', 'Rainbow 1.6.9']
  expect([seen, leftOut]).toEqual([wallets, []])
})

test.each([
  ['a fake wallet', run({ name: 'metamask', kind: 'fake-persona', version: '1' }), /fake-persona/],
  ['a module', run({ name: 'my-provider.ts', kind: 'module', version: '1' }), /module/],
  ['a run without a version', run({ name: 'metamask', kind: 'extension' }), /which version/],
  [
    'a shard',
    run({ name: 'metamask', kind: 'extension', version: '1' }, { shard: { index: 1, total: 2 } }),
    /part of a run/,
  ],
])('leaves out %s and gives the reason', (_, one, words) => {
  const { matrix, leftOut } = compatibilityMatrix([one], now)
  expect(matrix.columns.every(({ version }) => version === undefined)).toBe(true)
  expect(leftOut.map(({ why }) => why).join()).toMatch(words)
})

test('escapes the name of a wallet, and needs neither scripts nor inline styles', () => {
  const evil = run({ name: '<script>alert(1)</script>', kind: 'extension', version: '"><b>' })
  const html = compatibilityHtml(compatibilityMatrix([evil], now).matrix)
  expect(html).not.toMatch(/<script|<b>|style=|<style/)
})
