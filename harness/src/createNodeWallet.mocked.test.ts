import { beforeEach, expect, test, vi } from 'vitest'
import { createNodeWallet } from './createNodeWallet.ts'

const { createChains, rpc, release } = vi.hoisted(() => {
  const rpc = vi.fn<(chainId: number) => Promise<unknown>>(async () => ({ result: '0x5' }))
  const release = vi.fn<() => Promise<void>>(async () => {})
  return { rpc, release, createChains: vi.fn<() => unknown>(() => ({ rpc, release })) }
})
vi.mock('./chain/createChains.ts', () => ({ createChains }))
beforeEach(() => vi.clearAllMocks())

const blockNumber = { method: 'eth_blockNumber' }

test('local chains are created with the first request to a node, and released with the wallet', async () => {
  const chains = { 56: {}, 8453: { forkUrl: 'http://127.0.0.1:1' } }
  const wallet = createNodeWallet({ chains })
  await wallet.provider.request({ method: 'eth_requestAccounts' })
  expect(createChains).not.toHaveBeenCalled()

  expect(await wallet.provider.request(blockNumber)).toBe('0x5')
  await wallet.provider.request(blockNumber)
  expect(createChains.mock.calls).toEqual([[chains]])
  expect(rpc.mock.calls.map(([chainId]) => chainId)).toEqual([56, 56])

  wallet.close()
  await vi.waitFor(() => expect(release).toHaveBeenCalledOnce())
})

test('a wallet with a transport of its own has no local chains', async () => {
  const wallet = createNodeWallet({ rpc: async () => ({ result: '0x7' }) })
  expect(await wallet.provider.request(blockNumber)).toBe('0x7')
  wallet.close()
  expect(createChains).not.toHaveBeenCalled()
})
