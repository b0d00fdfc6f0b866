import { setupServer } from 'msw/node'
import { createPublicClient, http } from 'viem'
import { bsc } from 'viem/chains'
import { expect, onTestFinished, test } from 'vitest'
import { startAnvil } from '../chain/index.ts'
import { mockChain } from './index.ts'

const url = 'https://bsc.example/'

/** A mock chain that is listened to until the test ends, and a dapp's client of it. */
function mocked(options?: mockChain.Options) {
  const chain = mockChain(url, options)
  const server = setupServer(...chain.handlers)
  server.listen({ onUnhandledFrame: 'bypass' })
  onTestFinished(() => server.close())
  const transport = http(url, { retryCount: 1, retryDelay: 1 })
  return { chain, client: createPublicClient({ chain: bsc, transport }) }
}

test('what it was not told is an error that says what to add', async () => {
  const { client } = mocked()
  await expect(client.getGasPrice()).rejects.toThrow(
    'This mock chain was not told what eth_gasPrice answers: add it to its answers, or give it a node.',
  )
})

test('it knows who it is, and what it was told', async () => {
  const { client } = mocked({
    chainId: 97,
    answers: {
      eth_blockNumber: '0x7',
      eth_getBalance: (address) => (String(address).endsWith('aa') ? '0x1' : '0x2'),
    },
  })
  expect(await client.getChainId()).toBe(97)
  expect(await client.getBlockNumber()).toBe(7n)
  expect(await client.getBalance({ address: `0x${'aa'.repeat(20)}` })).toBe(1n)
  expect(await client.getBalance({ address: `0x${'bb'.repeat(20)}` })).toBe(2n)
})

test('one 429 is survived by a client that tries again, two are not', async () => {
  const { chain, client } = mocked()
  chain.fault({ kind: 429, times: 1 })
  expect(await client.getChainId()).toBe(56)
  chain.fault({ kind: 429, times: 2 })
  await expect(client.getChainId()).rejects.toThrow(/limit exceeded/)
})

test('a node answers the rest', async () => {
  const node = await startAnvil({ forkUrl: false })
  onTestFinished(() => node.stop())
  const { client } = mocked({ node: node.url, answers: { eth_blockNumber: '0x9' } })
  expect(await client.getBlockNumber()).toBe(9n)
  expect(await client.getGasPrice()).toBe(50_000_000n)
})
