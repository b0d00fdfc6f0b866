import { beforeEach, expect, test, vi } from 'vitest'
import { createWallet } from './createWallet.ts'

const { createLazyChains, rpc, release } = vi.hoisted(() => {
  const rpc = vi.fn<(chainId: number) => Promise<unknown>>(async () => ({ result: '0x5' }))
  const release = vi.fn<() => Promise<void>>(async () => {})
  return { rpc, release, createLazyChains: vi.fn<() => unknown>(() => ({ rpc, release })) }
})
vi.mock('./chain/createLazyChains.ts', () => ({ createLazyChains }))
beforeEach(() => vi.clearAllMocks())

const blockNumber = { method: 'eth_blockNumber' }

test('local chains are created with the first request to a node, and released with the wallet', async () => {
  const chains = { 56: {}, 8453: { forkUrl: 'http://127.0.0.1:1' } }
  const wallet = createWallet({ chains })
  await wallet.provider.request({ method: 'eth_requestAccounts' })
  expect(createLazyChains).not.toHaveBeenCalled()

  expect(await wallet.provider.request(blockNumber)).toBe('0x5')
  await wallet.provider.request(blockNumber)
  expect(createLazyChains.mock.calls).toEqual([[chains]])
  expect(rpc.mock.calls.map(([chainId]) => chainId)).toEqual([56, 56])

  wallet.close()
  await vi.waitFor(() => expect(release).toHaveBeenCalledOnce())
})

test('a wallet in a page has no local chains, and says how to declare a node', async () => {
  vi.stubGlobal('process', { env: {} })
  const { provider } = createWallet({ chains: { 8453: {} } })
  vi.unstubAllGlobals()
  await expect(provider.request(blockNumber)).rejects.toThrow(
    'No node is known for chain 8453. Declare it: chains: { 8453: {} }, or { 8453: { rpcUrl } } in a page.',
  )
  expect(createLazyChains).not.toHaveBeenCalled()
})

test('a wallet with a transport of its own has no local chains', async () => {
  const wallet = createWallet({ rpc: async () => ({ result: '0x7' }) })
  expect(await wallet.provider.request(blockNumber)).toBe('0x7')
  wallet.close()
  expect(createLazyChains).not.toHaveBeenCalled()
})
