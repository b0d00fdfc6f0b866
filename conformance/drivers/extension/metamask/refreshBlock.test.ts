import type { Page } from '@playwright/test'
import { expect, onTestFinished, test, vi } from 'vitest'
import { answerReceipt, refreshBlock } from './refreshBlock.ts'

test('requests the receipt of a transaction in the new block', async () => {
  expect(await receiptsAfter([56, 56])).toEqual(['observer'])
})

test('uses the site of the check if only that one is on chain 56', async () => {
  expect(await receiptsAfter([1, 56])).toEqual(['site'])
})

test('uses the site of the check if the wallet does not answer the observer page', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] })
  onTestFinished(() => void vi.useRealTimers())
  await Promise.all([
    expect(receiptsAfter([new Promise(() => {}), 56])).resolves.toEqual(['site']),
    vi.advanceTimersByTimeAsync(4000),
  ])
})

test('does nothing on another chain', async () => {
  expect(await receiptsAfter([1, 1])).toEqual([])
})

test('does not take a block of another chain for one of chain 56', async () => {
  const chains = [56, 56] as [number, number]
  expect(await receiptsAfter(chains, { onBlockNumber: () => (chains[0] = 1) })).toEqual([
    'observer',
    'site',
  ])
})

test('repeats the request until the wallet has the block', async () => {
  expect(await receiptsAfter([56, 56], { misses: 1 })).toEqual(['observer', 'observer'])
})

test('throws if the wallet does not notice the block', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] })
  onTestFinished(() => void vi.useRealTimers())
  await Promise.all([
    expect(receiptsAfter([56, 56], { misses: Infinity })).rejects.toThrow(
      'MetaMask did not notice block 2 within 20 s.',
    ),
    vi.advanceTimersByTimeAsync(21_000),
  ])
})

test('answers a receipt as if the invented transaction was in the newest block', () => {
  const hash = `0x${Buffer.from('touchstone looks').toString('hex')}${'0'.repeat(32)}`
  const answer = answerReceipt(JSON.stringify({ id: 7, params: [hash] }))
  expect(answer).toMatchObject({ chain: 56, call: { method: 'eth_blockNumber' } })
  expect(answer && 'wrap' in answer && answer.wrap?.({ result: '0x2' })).toMatchObject({
    id: 7,
    result: { transactionHash: hash, blockNumber: '0x2' },
  })
  expect(answerReceipt('{"params":["0x1"]}')).toBeUndefined()
})

/**
 * Shows block 2 to a fake wallet, and returns the pages that requested a receipt. The wallet has the block after the
 * first receipt, or after it has missed some. `chains`: the chains of the observer page and of the site.
 */
async function receiptsAfter(
  chains: [unknown, number],
  { misses = 0, onBlockNumber = (): unknown => undefined } = {},
): Promise<string[]> {
  const receipts: string[] = []
  const pages = ['observer', 'site'].map((name, index) => {
    const answers: Record<string, () => unknown> = {
      eth_chainId: () => chains[index],
      eth_blockNumber: () => {
        onBlockNumber()
        return receipts.length > misses ? 2 : 1
      },
      eth_getTransactionReceipt: () => receipts.push(name),
    }
    const evaluate = async (_: unknown, { method }: { method: string }) => answers[method]!()
    // The function under test uses only `evaluate` of a page.
    return { evaluate } as unknown as Page
  })
  await refreshBlock(2, pages)
  return receipts
}
