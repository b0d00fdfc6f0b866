import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createFakeStorage } from './fakes/createFakeStorage.ts'
import { createFakeWallet } from './fakes/createFakeWallet.ts'

const root = new URL('../', import.meta.url)

/** Runs a code block of the README and returns the arguments of its `console.log` calls. */
async function run(block: number): Promise<unknown[][]> {
  const readme = await readFile(new URL('README.md', root), 'utf8')
  const code = [...readme.matchAll(/```ts\n([^]*?)```/g)][block]?.[1]
  if (code === undefined) throw new Error(`The README has no code block ${block}.`)
  const file = new URL(`.results/readme-${block}.ts`, root)
  await mkdir(new URL('.', file), { recursive: true })
  await writeFile(file, code)
  const log = vi.spyOn(console, 'log').mockImplementation(() => {})
  await import(/* @vite-ignore */ file.href)
  return log.mock.calls
}

beforeEach(() => {
  const { info, on, provider } = createFakeWallet()
  on('wallet_getCapabilities', () => ({ '0x38': { atomic: { status: 'ready' } } }))
  const window = new EventTarget()
  window.addEventListener('eip6963:requestProvider', () =>
    window.dispatchEvent(
      new CustomEvent('eip6963:announceProvider', { detail: { info, provider } }),
    ),
  )
  vi.stubGlobal('window', Object.assign(window, { localStorage: createFakeStorage() }))
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('the code of "Five lines in a dapp of your own" connects', async () => {
  const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
  expect(await run(0)).toEqual([[[account], 56]])
})

test('the code of "Errors" prints the name and the reason', async () =>
  expect(await run(1)).toEqual([['ChainNotConfiguredError', 'chain-not-configured']]))

test('the code of classify prints the reason', async () =>
  expect(await run(2)).toEqual([['user-rejected']]))

test('the code of "With wagmi" connects', async () => expect(await run(3)).toEqual([['connected']]))

test('the code of "Wallets on other devices" prints the number of remote rows', async () => {
  // Seven of the eight wallets have a remote row: the eighth is installed in this page.
  expect(await run(4)).toEqual([[7]])
})

test('the code of "A wallet of your own" prints the last rows and the app link', async () =>
  expect(await run(5)).toEqual([[['OKX Wallet', 'Fox'], 'fox://wc?uri=wc%3A1']]))

test('the code of "Connectors of wagmi" prints the name of the connector', async () =>
  expect(await run(6)).toEqual([['Mock Connector']]))

test('the code of "Batches of calls" prints the status of the wallet', async () =>
  expect(await run(7)).toEqual([['ready']]))

test('all links are absolute, since the package does not contain the files of the repository', async () => {
  const readme = await readFile(new URL('README.md', root), 'utf8')
  expect(readme).not.toMatch(/\]\((?!https:)/)
})
