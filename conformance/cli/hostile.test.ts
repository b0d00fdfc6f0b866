import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { readRun } from './readRun.ts'
import { runTouchstone } from './testing/runTouchstone.ts'

const main = fileURLToPath(new URL('main.ts', import.meta.url))
const hostile = fileURLToPath(
  new URL('../drivers/providerModule/fixtures/hostile/', import.meta.url),
)
const folder = mkdtempSync(join(tmpdir(), 'touchstone-hostile-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('the suite opens no inspector on SIGUSR1', async () => {
  const { stderr, last } = await runTouchstone([
    'check',
    '--provider',
    `${hostile}opens-inspector.mjs`,
    '--only',
    '695.chainId.{hex,canonical}',
  ])
  expect([stderr, last]).toEqual(['', expect.stringContaining('check: 2 pass')])
})

test('report reads the results of a suite that its module has killed', async () => {
  const json = join(folder, 'killed.json')
  const args = ['--provider', `${hostile}kills-parent.mjs`, '--only', '695.*', '--seed', '1']
  const { signal } = spawnSync(process.execPath, [main, 'check', ...args, '--json', json])
  const journal = `${json}.partial.jsonl`
  const { results } = readRun(journal)
  const done = results.filter(({ status }) => status !== 'harness-error')
  const { last } = await runTouchstone(['report', journal])
  expect([signal, existsSync(json), done.length > 0, last]).toEqual([
    'SIGKILL',
    false,
    true,
    expect.stringMatching(new RegExp(`^check: .* ${results.length - done.length} harness-error$`)),
  ])
})

test('the suite keeps running when a module holds all connections to the chain', async () => {
  const json = join(folder, 'held.json')
  const args = ['--provider', `${hostile}holds-connections.mjs`, '--only', '695.*', '--json', json]
  const shell = 'ulimit -n 400 && exec "$0" "$@"'
  const { status, stderr } = spawnSync(
    '/bin/sh',
    ['-c', shell, process.execPath, main, 'check', ...args],
    { encoding: 'utf8' },
  )
  const faults = readRun(json).results.filter((result) => result.status === 'harness-error')
  expect([status, stderr, faults]).toEqual([0, '', []])
})
