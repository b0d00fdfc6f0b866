import { createPublicClient, createWalletClient, http } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { bsc } from 'viem/chains'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWallet } from '../../createWallet.ts'
import { startAnvil, type Anvil } from '../startAnvil.ts'
import { bscFees } from './feeCorrections.ts'

const price = '0x2faf080'

let chain: Anvil
beforeAll(async () => {
  chain = await startAnvil({ forkUrl: false })
})
afterAll(() => chain.stop())

const [from] = ['0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266']

test.each([
  [{}, { maxFeePerGas: price, maxPriorityFeePerGas: price }],
  [{ gasPrice: '0x1' }, { gasPrice: '0x1' }],
  [{ type: '0x0' }, { type: '0x0', gasPrice: price }],
  [{ maxFeePerGas: '0x5' }, { maxFeePerGas: '0x5', maxPriorityFeePerGas: '0x5' }],
  [{ maxFeePerGas: '0x77359400' }, { maxFeePerGas: '0x77359400', maxPriorityFeePerGas: price }],
  [{ maxPriorityFeePerGas: '0x7' }, { maxFeePerGas: '0x7', maxPriorityFeePerGas: '0x7' }],
])('fills in the fees that %o leaves open', (given, filled) => {
  const call = { method: 'eth_fillTransaction', params: [given] }
  expect(bscFees.request(call).params).toEqual([filled])
})

test('leaves other requests unchanged', () => {
  const call = { method: 'eth_estimateGas', params: [{}] }
  expect(bscFees.request(call)).toBe(call)
})

test('a dapp, a batch and chain.rpc get the same price', async () => {
  const client = createPublicClient({
    chain: bsc,
    transport: http(chain.url, { batch: true }),
  })
  const [gasPrice, tip, fees, block] = await Promise.all([
    client.getGasPrice(),
    client.estimateMaxPriorityFeePerGas(),
    client.estimateFeesPerGas(),
    client.getBlockNumber(),
  ])
  expect({ gasPrice, tip, fees }).toEqual({
    gasPrice: 50_000_000n,
    tip: 50_000_000n,
    fees: { maxFeePerGas: 50_000_000n, maxPriorityFeePerGas: 50_000_000n },
  })
  expect(block).toBe(0n)
  expect(await chain.rpc('eth_gasPrice')).toBe(price)
})

test('the fee history has no reward below the minimum of validators', async () => {
  await chain.rpc('anvil_mine', ['0x2'])
  const readRewards = async () => {
    const asked = ['0x2', 'latest', [10, 90]]
    return (await chain.rpc<{ reward: string[][] }>('eth_feeHistory', asked)).reward
  }
  // Anvil adds a block to its history of fees some moments after it has mined the block.
  await expect.poll(readRewards).toEqual([
    [price, price],
    [price, price],
  ])
})

test('the wallet sends at that price, as a dapp would', async () => {
  const wallet = createWallet({ chains: { 56: { rpcUrl: chain.url } } })
  await wallet.provider.request({ method: 'eth_requestAccounts' })
  const fromWallet = await wallet.provider.request({
    method: 'eth_sendTransaction',
    params: [{ from, to: from, value: '0x1' }],
  })
  const dapp = createWalletClient({
    chain: bsc,
    transport: http(chain.url),
    account: privateKeyToAccount(chain.accounts[1]!.privateKey),
  })
  const fromDapp = await dapp.sendTransaction({ to: from as `0x${string}`, value: 1n })
  const prices = await Promise.all(
    [fromWallet, fromDapp].map((hash) => chain.rpc('eth_getTransactionByHash', [hash])),
  )
  const each = { maxPriorityFeePerGas: price, gasPrice: price }
  expect(prices).toMatchObject([each, each])
})

test('chain 1 keeps the fees of its node', async () => {
  const other = await startAnvil({ chainId: 1 })
  const prices = await Promise.all([other.rpc('eth_gasPrice'), ask(other.url)])
  await other.stop()
  // Anvil's defaults: base fee and tip are 1 gwei each.
  expect(prices).toEqual(['0x77359400', '0x77359400'])
})

async function ask(url: string) {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_gasPrice' })
  const response = await fetch(url, { method: 'POST', body, headers })
  return ((await response.json()) as { result: string }).result
}

const headers = { 'content-type': 'application/json' }
