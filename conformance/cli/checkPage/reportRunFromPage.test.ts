import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { runTouchstone } from '../testing/runTouchstone.ts'
import { reportRunFromPage } from './reportRunFromPage.ts'

test.each([
  ['only', '1193.*', 'the page plays a whole profile'],
  ['shard', '1/2', 'the page plays a whole profile'],
  ['seed', '1', 'the page plays a whole profile'],
  ['provider', 'x.ts', 'the wallet is the one that the user brings'],
  ['sandbox', true, 'the wallet is the one that the user brings'],
  ['persona', 'standard', 'the wallet is the one that the user brings'],
  ['extension', 'x', 'the wallet is the one that the user brings'],
  ['driver', 'metamask', 'the wallet is the one that the user brings'],
  ['metamask', 'latest', 'the wallet is the one that the user brings'],
  ['in', 'page', 'the wallet is the one that the user brings'],
  ['headed', true, 'the browser is the one that the user opens'],
  ['timeout', '1000', 'a user takes their time'],
])('--url rejects --%s with one line', async (option, given, why) => {
  const run = reportRunFromPage({ profile: 'core', [option]: given })
  await expect(run).rejects.toThrow(`--url does not take --${option}: ${why}.`)
})

test.each(['legacy', 'core-2026.1', 'nope'])('--url rejects the profile %s', async (profile) => {
  const message = `The page has no profile "${profile}". Known: quick, core, strict.`
  await expect(reportRunFromPage({ profile })).rejects.toThrow(message)
})

test('rejects a file that cannot be written before the page is served', async () => {
  const run = reportRunFromPage({ profile: 'core', json: import.meta.dirname })
  await expect(run).rejects.toThrow('cannot be written')
})

test.each([
  ['in use', async () => String(await busyPort())],
  ['none', async () => 'x'],
])('leaves no files when the port is %s', async (_, portOf) => {
  const folder = mkdtempSync(join(tmpdir(), 'touchstone-url-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  // Keep Node's own compile cache out of the folder, so that the folder is empty if the command leaves no
  // files.
  const env = { TMPDIR: folder, NODE_DISABLE_COMPILE_CACHE: '1', PORT: await portOf() }
  const { code } = await runTouchstone(['check', '--url'], env)
  expect([code, readdirSync(folder)]).toEqual([2, []])
})

async function busyPort(): Promise<number> {
  const server = createServer().listen(0)
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}
