import type { Page } from '@playwright/test'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createBlockRefresher } from './createBlockRefresher.ts'

test('shows a new block once', async () => {
  const { show, receipts } = setUp()
  await show(2)
  await show(2)
  expect(receipts).toEqual([2])
})

test('does not confuse blocks of another chain with those of chain 56', async () => {
  const { show, receipts, wallet } = setUp()
  wallet.blocks = 900
  wallet.leavesAt = 'eth_blockNumber'
  await show(2)
  Object.assign(wallet, { chainId: '0x38', blocks: 0, leavesAt: '' })
  await show(3)
  expect(receipts).toEqual([2, 3])
})

test('does nothing on another chain', async () => {
  const { show, receipts, wallet } = setUp()
  wallet.chainId = '0x1'
  await show(2)
  expect(receipts).toEqual([])
})

test('uses the site of the check if only that one is on chain 56', async () => {
  const { show, receipts, wallet } = setUp()
  wallet.observerAt = '0x1'
  await show(2)
  expect(receipts).toEqual([2])
})

/** Creates a fake wallet that records the receipts it is asked for, and that then knows the blocks in them. */
function setUp() {
  const receipts: number[] = []
  const wallet = { chainId: '0x38', observerAt: '', blocks: 0, leavesAt: '' }
  let asks = ''
  vi.stubGlobal('ethereum', {
    async request({ method, params }: { method: string; params?: string[] }) {
      if (method === 'eth_chainId')
        return (asks === 'observer' && wallet.observerAt) || wallet.chainId
      if (method === 'eth_blockNumber') {
        if (wallet.leavesAt === method) wallet.chainId = '0x1'
        return `0x${wallet.blocks.toString(16)}`
      }
      wallet.blocks = Math.max(wallet.blocks, Number(params?.[0]))
      receipts.push(Number(params?.[0]))
      return null
    },
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  // The function under test uses only `evaluate` of a page.
  const pageOf = (name: string) =>
    ({
      evaluate(run: (argument: object) => Promise<unknown>, argument: object) {
        asks = name
        return run(argument)
      },
    }) as unknown as Page
  const standIn = { inventReceipt: (block: number) => String(block) }
  const site = { page: pageOf('site') }
  const refreshBlock = createBlockRefresher(pageOf('observer'), standIn)
  return { show: (block: number) => refreshBlock(block, site), receipts, wallet }
}
