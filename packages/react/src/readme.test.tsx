import {
  ChainNotConfiguredError,
  type Connection,
  type Pairing,
  type Snapshot,
  type WalletRow,
} from '@touchstone/connect'
import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { ComponentType } from 'react'
import type { Root } from 'react-dom/client'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { TouchstoneProvider } from './index.ts'
import { type FakeConnection, createFakeConnection } from './testing/createFakeConnection.ts'
import { rows } from './testing/walletRows.ts'
import en from './texts/en/first.json' with { type: 'json' }

const root = `${import.meta.dirname}/..`
const readme = readFileSync(`${root}/README.md`, 'utf8')
const [, table = ''] = /### Sentences\n([^]*)/.exec(readme) ?? []

/** Fills a text with the names that the README uses. */
const filled = (sentence: string) =>
  sentence
    .replaceAll(/\{(?:wallet|name)\}/g, 'MetaMask')
    .replaceAll('{network}', 'BNB Smart Chain')
    .replaceAll('{here}', 'Ethereum')

const sentences = [...table.matchAll(/\| `(?:status|alert)` \| (.+?) *\|$/gm)].flatMap(
  ([, cell = '']) => cell.split(' / '),
)

test('the README has a table of texts', () => {
  expect(sentences.length).toBeGreaterThan(10)
})

test.each(sentences)('“%s” is what the page says', (sentence) => {
  expect(Object.values(en).map((text) => filled(String(text)))).toContain(sentence)
})

// `satisfies` requires each field of the type.
const rowFields = {
  id: 1,
  name: 1,
  icon: 1,
  mark: 1,
  installed: 1,
  group: 1,
  rdns: 1,
  remote: 1,
  provided: 1,
  remoteOnly: 1,
  links: 1,
  stores: 1,
  recent: 1,
  warning: 1,
  claim: 1,
  announcedName: 1,
} satisfies Record<keyof WalletRow, 1>
const snapshotFields = {
  status: 1,
  attempt: 1,
  wallet: 1,
  accounts: 1,
  chainId: 1,
  supported: 1,
  waiting: 1,
  restoring: 1,
  failure: 1,
  intent: 1,
  left: 1,
  contested: 1,
} satisfies Record<keyof Snapshot, 1>
const pairingFields = { code: 1, ready: 1, relay: 1, peer: 1, ended: 1 } satisfies Record<
  keyof Pairing,
  1
>

test.each([
  ['useConnection', snapshotFields],
  ['useWallets', rowFields],
  ['usePairing', pairingFields],
])('the README describes each field of %s', (hook, known) => {
  const [, section = ''] = readme.split(`\n\`${hook}()\` returns `)
  const rows = [...section.split('\n\n')[1]!.matchAll(/^\| (`.+?`) +\|/gm)].map(([, cell]) => cell)
  const described = rows.flatMap((cell = '') => cell.replaceAll('`', '').split(', '))
  expect(described.sort()).toEqual(Object.keys(known).sort())
})

const blocks = [...readme.matchAll(/```tsx\n([^]*?)```/g)].map(([, code = '']) => code)
const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const connected = {
  status: 'connected',
  wallet: 'metamask',
  accounts: [address],
  chainId: 56,
} as const

afterEach(() => void vi.restoreAllMocks())

/** Runs the code block that contains a text, and returns its exports. */
async function run(contained: string): Promise<Exports> {
  const index = blocks.findIndex((code) => code.includes(contained))
  if (index < 0) throw new Error(`The README has no code block with "${contained}".`)
  const file = `${root}/.results/readme-${index}.tsx`
  mkdirSync(`${root}/.results`, { recursive: true })
  // Export the values that the test stops at its end.
  const code = blocks[index]!.replace('const connection =', 'export const connection =').replace(
    'createRoot(document.body).render(',
    'export const page = createRoot(document.body)\npage.render(',
  )
  writeFileSync(file, code)
  const exports = (await import(/* @vite-ignore */ file)) as Exports
  onTestFinished(() => {
    act(() => exports.page?.unmount())
    exports.connection?.destroy()
  })
  return exports
}

type Exports = {
  page?: Root
  connection?: Connection
  [name: string]: unknown
}

async function show(name: string): Promise<{ connection: FakeConnection }> {
  const exports = await run(`${name} = () =>`).catch(() => run(`function ${name}(`))
  const Part = exports[name] as ComponentType
  const connection = createFakeConnection(rows)
  render(
    <TouchstoneProvider connection={connection}>
      <Part />
    </TouchstoneProvider>,
  )
  return { connection }
}

test('the first code block renders a button that opens the dialog', async () => {
  await act(() => run('createRoot(document.body)'))
  await userEvent.click(await screen.findByRole('button', { name: 'Connect wallet' }))
  expect(screen.getByRole('dialog', { name: 'Connect a wallet' })).toBeDefined()
})

test('the code of "A button of your own" shows the account', async () => {
  const { connection } = await show('WalletButton')
  expect(screen.getByRole('button', { name: 'Log in' })).toBeDefined()
  act(() => connection.setSnapshot({ ...connected, chainId: 97, supported: false }))
  expect(screen.getByRole('button').textContent).toBe('0xf39F…2266 (network 97 is not supported)')
})

test('the code of "Hooks" connects and disconnects', async () => {
  const { connection } = await show('WalletList')
  vi.spyOn(console, 'log').mockReturnValue(undefined)
  vi.spyOn(connection, 'connect').mockResolvedValue({ accounts: [address], chainId: 56 })
  await userEvent.click(screen.getByRole('button', { name: 'Bitget Wallet' }))
  expect(vi.mocked(console.log).mock.calls).toEqual([['connected on 56']])
  act(() => connection.setSnapshot(connected))
  act(() => connection.setSnapshot({ ...connected, status: 'switching' }))
  await userEvent.click(screen.getByRole('button', { name: `Log out ${address}` }))
  expect(connection.calls).toEqual([['disconnect']])
})

test('the code of "Hooks" offers to add a chain that the wallet lacks, until it was added', async () => {
  const { connection } = await show('BaseButton')
  const error = new ChainNotConfiguredError('The wallet lacks it.')
  vi.spyOn(connection, 'switchChain').mockRejectedValue(error)
  await userEvent.click(screen.getByRole('button', { name: 'Use Base' }))
  await userEvent.click(screen.getByRole('button', { name: 'Add Base' }))
  expect(connection.calls).toEqual([['addChain', { chainId: 8453 }]])
  expect(screen.getByRole('button', { name: 'Use Base' })).toBeDefined()
})

test('the set-up for jsdom does nothing in Node', async () => {
  const [, code = ''] = /```ts\n([^]*?)```/.exec(readme) ?? []
  expect(code).toContain('showModal')
  const file = `${root}/.results/readme-setUp.ts`
  mkdirSync(`${root}/.results`, { recursive: true })
  writeFileSync(file, code)
  vi.stubGlobal('HTMLDialogElement', undefined)
  onTestFinished(() => void vi.unstubAllGlobals())
  await import(/* @vite-ignore */ file)
})

test('the code of "Batches of calls" offers a batch if the wallet executes it atomically', async () => {
  const { connection } = await show('SwapButton')
  const request = async () => ({ '0x38': { atomic: { status: 'ready' } } })
  const provider = { request, on: () => undefined, removeListener: () => undefined }
  vi.spyOn(connection, 'getProvider').mockReturnValue(provider)
  act(() => connection.setSnapshot(connected))
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Approve, then swap' })
  expect(button.disabled).toBe(true)
  await screen.findByRole('button', { name: 'Approve and swap' })
  expect(button.disabled).toBe(false)
})

test('the code of "Account and networks" opens and closes both dialogs', async () => {
  const { connection } = await show('WalletBar')
  act(() => connection.setSnapshot(connected))
  for (const [button, name] of [
    ['Account', 'Your account'],
    ['Networks', 'Network'],
  ] as const) {
    await userEvent.click(screen.getByRole('button', { name: button }))
    const dialog = within(await screen.findByRole('dialog', { name }))
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  }
  const networks = screen.getByRole('button', { name: 'Networks' })
  act(() => connection.setSnapshot({ ...connected, status: 'switching' }))
  expect(screen.getByRole('button', { name: 'Networks' })).toBe(networks)
})

test('the code of the status shows the status', async () => {
  await show('Status')
  expect(screen.getByRole('status').textContent).toBe('You are not connected.')
})

test('the code of "Languages" and "Server-side rendering" runs', async () => {
  expect(await run('loadTexts(language)')).toHaveProperty('App')
  expect(await run('export const Providers')).toHaveProperty('Providers')
})

test('all links are absolute, since the package does not contain the files of the repository', () => {
  expect(readme).not.toMatch(/\]\((?!https:|#)/)
})
