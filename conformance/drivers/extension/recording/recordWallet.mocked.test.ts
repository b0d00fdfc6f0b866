import { beforeEach, expect, test, vi } from 'vitest'
import type { ExtensionWallet } from '../ExtensionWallet.ts'
import { findBuild } from '../findBuild.ts'
import { openBrowserPool } from '../openBrowserPool.ts'
import { extensionWallets } from '../walletRegistry.ts'
import { playScenario } from './playScenario.ts'
import { recordWallet } from './recordWallet.ts'
import { scenarios } from './scenarios.ts'

vi.mock('../findBuild.ts', () => ({ findBuild: vi.fn<typeof findBuild>() }))
vi.mock('../walletRegistry.ts', () => ({ extensionWallets: {} }))
vi.mock('../openBrowserPool.ts', () => ({
  openBrowserPool: vi.fn<typeof openBrowserPool>(),
}))
vi.mock('../../chain/gateway.ts', () => ({ openGateway: async () => ({ close: async () => {} }) }))
vi.mock('./playScenario.ts', () => ({ playScenario: vi.fn<typeof playScenario>() }))

let isBroken = false

beforeEach(() => {
  isBroken = false
  // Only the members that a recording uses, here and in the worker.
  const wallet = {
    builds: { name: 'Example' },
    scenarios: { 'of-this-wallet': { steps: [] } },
    services: () => undefined,
    dependencies: [{ feature: 'eip-747', name: 'tokens', host: 'a.example', path: '/' }],
  } as unknown as ExtensionWallet
  Object.assign(extensionWallets, { example: async () => wallet })
  vi.mocked(findBuild).mockResolvedValue({ directory: '', extensionId: '', version: '1.0.0' })
  vi.mocked(openBrowserPool).mockResolvedValue({
    first: { isBroken: () => isBroken },
    close: async () => {},
  } as unknown as Awaited<ReturnType<typeof openBrowserPool>>)
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  vi.mocked(playScenario).mockReset().mockResolvedValue({})
})

const record = () => recordWallet('example', { build: {} })

test('plays the scenarios of all wallets and of this one, except those without a service', async () => {
  const { recordings } = await record()
  const played = Object.keys(scenarios).filter((name) => !name.startsWith('watch-'))
  expect(Object.keys(recordings)).toEqual([...played, 'of-this-wallet'])
})

test('goes on after a scenario that failed, and reports it', async () => {
  vi.mocked(playScenario).mockRejectedValueOnce(new Error('no prompt'))
  const { recordings, failed } = await record()
  expect(failed).toEqual({ 'reads-before-connect': 'no prompt' })
  expect(Object.keys(recordings)).toContain('of-this-wallet')
})

test('ends when the browser has closed', async () => {
  isBroken = true
  vi.mocked(playScenario).mockRejectedValueOnce(new Error('the page was closed'))
  await expect(record()).rejects.toThrow('the page was closed')
})
