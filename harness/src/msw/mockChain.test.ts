import { HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { createPublicClient, http } from 'viem'
import { bsc } from 'viem/chains'
import { expect, onTestFinished, test } from 'vitest'
import { startAnvil } from '../chain/index.ts'
import { mockChain } from './index.ts'

const url = 'https://bsc.example/'

/** Starts a mock chain for the duration of the test. Returns it with a viem client that calls it. */
function mocked(options?: mockChain.Options) {
  const chain = mockChain(url, options)
  const server = setupServer(...chain.handlers)
  server.listen({ onUnhandledFrame: 'bypass' })
  onTestFinished(() => server.close())
  const transport = http(url, { retryCount: 1, retryDelay: 1 })
  return { chain, client: createPublicClient({ chain: bsc, transport }) }
}

test('reports a method without an answer, and says what to add', async () => {
  const { client } = mocked()
  await expect(client.getGasPrice()).rejects.toThrow(
    'This mock chain has no answer for eth_gasPrice: add it to its answers, or give it a node.',
  )
})

/** Sends a body over HTTP and returns the answer. */
async function answered(options: mockChain.Options, body: unknown) {
  mocked(options)
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const response = await fetch(url, { method: 'POST', body: text })
  return { status: response.status, answer: (await response.json()) as unknown }
}

const ask = (method: string, params?: unknown) => ({ jsonrpc: '2.0', id: 7, method, params })

test.each<[string, mockChain.Options, unknown, object]>([
  [
    'an answer function that throws',
    { answers: { eth_call: () => JSON.parse('{') as string } },
    ask('eth_call'),
    {
      code: -32603,
      message: expect.stringMatching(
        /^The answer of this mock chain for eth_call threw: .*JSON.* To answer an error, throw \{ code, message, data \}\.$/,
      ),
    },
  ],
  [
    'an answer that is not JSON',
    // The cast is needed because the type forbids a bigint, which JSON cannot express.
    { answers: { eth_call: () => 1n as unknown as string } },
    ask('eth_call'),
    { code: -32603, message: expect.stringMatching(/^The answer of this mock chain .* BigInt/) },
  ],
  [
    'a node that does not answer',
    { node: 'http://127.0.0.1:2/secret-key' },
    ask('eth_call'),
    {
      code: -32603,
      message:
        'The node behind this mock chain did not answer eth_call (127.0.0.1:2: ECONNREFUSED). Start it, or add eth_call to the answers.',
    },
  ],
  [
    'invalid parameters',
    { answers: { eth_call: () => '0x' } },
    ask('eth_call', 5),
    { code: -32600, message: expect.stringContaining('"params" is neither a list nor an object') },
  ],
])('%s is a JSON-RPC error instead of a page with a stack', async (_, options, body, error) => {
  expect(await answered(options, body)).toEqual({
    status: 200,
    answer: { jsonrpc: '2.0', id: 7, error },
  })
})

test.each([
  ['hello', -32700],
  ['', -32700],
  ['null', -32600],
  ['[]', -32600],
  ['{"id":1}', -32600],
])('answers the body %j with the error %i', async (body, code) => {
  expect(await answered({}, body)).toMatchObject({ status: 200, answer: { error: { code } } })
})

test('answers an invalid request in a batch with an error, and the other requests as usual', async () => {
  const { answer } = await answered({}, [5, ask('eth_chainId')])
  expect(answer).toMatchObject([
    { id: null, error: { code: -32600 } },
    { id: 7, result: '0x38' },
  ])
})

test('passes on a thrown error with a code: a revert arrives with its data', async () => {
  const revert = { code: 3, message: 'execution reverted: no', data: '0x08c379a0' }
  const { answer } = await answered(
    {
      answers: {
        eth_call: () => {
          throw Object.assign(new Error(), revert)
        },
      },
    },
    ask('eth_call'),
  )
  expect(answer).toEqual({ jsonrpc: '2.0', id: 7, error: revert })
})

test('passes named parameters as one object', async () => {
  const { answer } = await answered(
    { answers: { wallet_x: (params) => params ?? null } },
    ask('wallet_x', { name: 'value' }),
  )
  expect(answer).toMatchObject({ result: { name: 'value' } })
})

test.each([
  [{ chainId: '0x38' }, '"chainId" expected number (got "0x38").'],
  [{ chainid: 1 }, '"chainid" is unknown here.'],
  [null, 'expected options, such as { chainId: 56 } (got null).'],
  [{ node: 'localhost' }, '"node" expected an http(s) address (got "localhost").'],
  [{ answers: 5 }, '"answers" expected what each method answers (got 5).'],
])('rejects the options %j and names the field', (options, words) => {
  expect(() => mockChain(url, options as mockChain.Options)).toThrow(
    `A mock chain cannot be made of this: ${words}`,
  )
})

test('answers with its chain id and the configured values', async () => {
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

test('a client with retries survives one 429, but not two', async () => {
  const { chain, client } = mocked()
  chain.fault({ kind: 429, times: 1 })
  expect(await client.getChainId()).toBe(56)
  chain.fault({ kind: 429, times: 2 })
  await expect(client.getChainId()).rejects.toThrow(/limit exceeded/)
})

test('forwards other methods to a node', async () => {
  const node = await startAnvil({ forkUrl: false })
  onTestFinished(() => node.stop())
  const { client } = mocked({ node: node.url, answers: { eth_blockNumber: '0x9' } })
  expect(await client.getBlockNumber()).toBe(9n)
  expect(await client.getGasPrice()).toBe(50_000_000n)
})

test('an answer function can throw a response, as in any handler of MSW', async () => {
  mocked({
    answers: {
      eth_call: () => {
        throw new HttpResponse(null, { status: 503 })
      },
    },
  })
  const response = await fetch(url, { method: 'POST', body: JSON.stringify(ask('eth_call')) })
  expect(response.status).toBe(503)
})

test('treats null params as missing', async () => {
  const { answer } = await answered({}, ask('eth_chainId', null))
  expect(answer).toMatchObject({ result: '0x38' })
})
