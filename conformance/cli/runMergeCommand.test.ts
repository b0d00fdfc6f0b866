import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { walletChecks } from '../wallet/checks/index.ts'
import type { Run } from '../core/result.ts'
import { fakeRun, result, shardOf } from '../reports/testing/fakeRun.ts'
import { shardIndexOf } from './selectChecks.ts'
import { runMergeCommand } from './runMergeCommand.ts'

const ofOnly = [...walletChecks.values()].filter(({ id }) => id.startsWith('1193.events.'))
const cuts = ofOnly.filter(({ action }) => action === 'network-down').map(({ id }) => id)
const others = ofOnly.filter(({ action }) => action !== 'network-down').map(({ id }) => id)

test('merged shards of a run on a real extension need no checks that cut the network', async () => {
  expect(await merged('extension', 'all', others)).toEqual({ code: 0, ids: others, lost: [] })
})

test('merged shards of a run on a fake wallet need the checks that cut the network', async () => {
  const { code, lost } = await merged('fake-persona', 'all', others)
  expect([code, lost]).toEqual([3, cuts])
})

test('merged shards of the profile network need those checks on a real extension too', async () => {
  const [, ...rest] = cuts
  const { code, lost } = await merged('extension', 'network', rest)
  expect([code, lost]).toEqual([3, cuts.slice(0, 1)])
})

test('merged shards of an app on a real extension have the cells that cut the network in the profile network', async () => {
  const cells = ['C', 'D', 'N', 'S'].map((state) => `app.p.disc.1013.${state}`)
  const { ids, lost } = await merged('dapp', 'network', cells, 'app.p.*')
  expect(ids.toSorted()).toEqual([...cells, ...lost].toSorted())
  expect(lost).toEqual(['D', 'C', 'N', 'S'].map((state) => `app.p.connect.same.${state}`))
})

test('without transcripts, a merged run keeps the outcome of each check', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'touchstone-merge-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  onTestFinished(() => void vi.restoreAllMocks())
  const played = result('1193.api.request', 'pass', { transcript: [line] })
  const [file, json] = [join(folder, 'run.json'), join(folder, 'small.json')]
  writeFileSync(file, JSON.stringify(fakeRun([played])))
  await runMergeCommand([file], { json, transcripts: false })
  const { results } = JSON.parse(readFileSync(json, 'utf8')) as Run
  expect(results.map(({ id, status, transcript }) => [id, status, transcript])).toEqual([
    ['1193.api.request', 'pass', undefined],
  ])
})

const line = { t: 0, dir: 'call' as const, what: 'eth_chainId' }

/** Merges two shards of a run in which these checks passed, and returns the merged run. */
async function merged(
  kind: Run['subject']['kind'],
  profile: string,
  played: readonly string[],
  only = '1193.events.*',
) {
  const folder = mkdtempSync(join(tmpdir(), 'touchstone-merge-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  onTestFinished(() => void vi.restoreAllMocks())
  const files = [1, 2].map((index) => {
    const results = played
      .filter((id) => shardIndexOf(id, 2) === index)
      .map((id) => result(id, 'pass'))
    const run = fakeRun(results, { subject: { name: 'x', kind } })
    const file = join(folder, `${index}.json`)
    const asked = {
      ...run,
      run: { ...run.run, only, ...(kind === 'dapp' && { mode: 'app' as const }) },
      suite: { ...run.suite, profile },
    }
    writeFileSync(file, JSON.stringify(shardOf(asked, index, 2)))
    return file
  })
  const json = join(folder, 'whole.json')
  const code = await runMergeCommand(files, { json })
  const { results } = JSON.parse(readFileSync(json, 'utf8')) as Run
  const lost = results.filter(({ status }) => status === 'harness-error').map(({ id }) => id)
  return { code, ids: results.map(({ id }) => id), lost }
}
