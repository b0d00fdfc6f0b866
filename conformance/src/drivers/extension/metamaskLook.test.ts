import { expect, onTestFinished, test, vi } from 'vitest'
import { folder } from './install.ts'

// The driver is a workspace of its own: where it is not installed, its types are unknown here.
const { createLook } = (await import(`${folder}src/look.ts`)) as {
  createLook: (session: object) => (block: number, site?: object) => Promise<void>
}

test('the wallet is let see a block that it does not know, once', async () => {
  const { look, receipts } = world()
  await look(2)
  await look(2)
  expect(receipts).toEqual([2])
})

test('where the wallet is on another chain by then, its blocks are none of chain 56', async () => {
  const { look, receipts, wallet } = world()
  wallet.blocks = 900
  wallet.leavesAt = 'eth_blockNumber'
  await look(2)
  Object.assign(wallet, { chainId: '0x38', blocks: 0, leavesAt: '' })
  await look(3)
  expect(receipts).toEqual([2, 3])
})

test('on another chain nothing is asked', async () => {
  const { look, receipts, wallet } = world()
  wallet.chainId = '0x1'
  await look(2)
  expect(receipts).toEqual([])
})

test('where only the site of the check is on chain 56, that one asks', async () => {
  const { look, receipts, wallet, site } = world()
  wallet.strangerAt = '0x1'
  await look(2, site)
  expect(receipts).toEqual([2])
})

/** A wallet that knows as many blocks as it has heard receipts for, and what receipts it asked for. */
function world() {
  const receipts: number[] = []
  const wallet = { chainId: '0x38', strangerAt: '', blocks: 0, leavesAt: '' }
  let asks = ''
  vi.stubGlobal('ethereum', {
    async request({ method, params }: { method: string; params?: string[] }) {
      if (method === 'eth_chainId')
        return (asks === 'stranger' && wallet.strangerAt) || wallet.chainId
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
  const pageOf = (name: string) => ({
    evaluate(run: (argument: string) => Promise<unknown>, argument: string) {
      asks = name
      return run(argument)
    },
  })
  const standIn = { receipt: (block: number) => String(block) }
  const look = createLook({ stranger: pageOf('stranger'), standIn })
  return { look, receipts, wallet, site: pageOf('site') }
}
