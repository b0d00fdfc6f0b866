import { setupServer } from 'msw/node'
import { describe, expect, test as base } from 'vitest'
import { mockChain } from '../../msw/index.ts'
import { startAnvil } from '../startAnvil.ts'
import type { FaultHandle } from './createFaults.ts'
import type { Fault } from './parseFault.ts'

type Faulty = { url: string; fault(fault: Fault): FaultHandle; clearFaults(): void }

/** Two setups in which faults work the same: a local chain with a node, and MSW without a node. */
const worlds: Record<string, (use: (chain: Faulty) => Promise<void>) => Promise<void>> = {
  'a local chain': async (use) => {
    const chain = await startAnvil({ forkUrl: false })
    await use(chain)
    await chain.stop()
  },
  MSW: async (use) => {
    const url = 'http://bsc.example/'
    const chain = mockChain(url, { answers: { eth_blockNumber: '0x0' } })
    const server = setupServer(...chain.handlers)
    server.listen({ onUnhandledFrame: 'error' })
    await use({ url, ...chain })
    server.close()
  },
}

const post = (url: string, body: unknown, signal?: AbortSignal) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    ...(signal && { signal }),
  })
const call = (method: string, id = 1) => ({ jsonrpc: '2.0', id, method, params: [] })
const chainIdOf = async ({ url }: Faulty) =>
  ((await (await post(url, call('eth_chainId'))).json()) as { result: string }).result

describe.each(Object.entries(worlds))('in %s', (_, open) => {
  const test = base.extend<{ chain: Faulty }>({
    // Vitest reads the dependencies of a fixture from the destructuring pattern of its parameter. This
    // fixture has no dependency, so its pattern names `task`, which every test has.
    chain: async ({ task: _task }, use) => open(use),
  })

  test('drop: the connection ends without an answer', async ({ chain }) => {
    chain.fault({ kind: 'drop' })
    await expect(post(chain.url, call('eth_chainId'))).rejects.toThrow(/fetch/)
  })

  test('429: answers as public nodes do', async ({ chain }) => {
    chain.fault({ kind: 429 })
    const answer = await post(chain.url, call('eth_chainId'))
    expect(answer.status).toBe(429)
    expect(await answer.json()).toMatchObject({ error: { code: -32005 } })
  })

  test('500: answers with a body that is not JSON', async ({ chain }) => {
    chain.fault({ kind: 500 })
    const answer = await post(chain.url, call('eth_chainId'))
    expect(answer.status).toBe(500)
    await expect(answer.json()).rejects.toThrow(/JSON/)
  })

  test('truncated: sends half an answer with the length of the whole', async ({ chain }) => {
    chain.fault({ kind: 'truncated' })
    const answer = await post(chain.url, call('eth_chainId'))
    expect(answer.status).toBe(200)
    await expect(answer.json()).rejects.toThrow(/JSON/)
  })

  test('wrong-chain: changes the chain id and nothing else', async ({ chain }) => {
    chain.fault({ kind: 'wrong-chain', chainId: 97 })
    const answer = await post(chain.url, [
      call('net_version', 3),
      call('eth_blockNumber', 2),
      call('eth_chainId', 1),
    ])
    expect(await answer.json()).toMatchObject([
      { id: 3, result: '97' },
      { id: 2, result: '0x0' },
      { id: 1, result: '0x61' },
    ])
  })

  test('delay: the answer arrives late, or the client aborts the request', async ({ chain }) => {
    chain.fault({ kind: 'delay', ms: 60, times: 1 })
    const start = performance.now()
    expect(await chainIdOf(chain)).toBe('0x38')
    expect(performance.now() - start).toBeGreaterThanOrEqual(55)
    chain.fault({ kind: 'delay', ms: 3_600_000 })
    await expect(post(chain.url, call('eth_chainId'), AbortSignal.timeout(50))).rejects.toThrow(
      /aborted/,
    )
  })

  test('a fault affects requests of its method, up to its limit, and batches with that method', async ({
    chain,
  }) => {
    const fault = chain.fault({ kind: 429, method: 'eth_blockNumber', times: 2 })
    expect(await chainIdOf(chain)).toBe('0x38')
    const batch = [call('eth_chainId', 1), call('eth_blockNumber', 2)]
    const statuses = []
    for (let i = 0; i < 3; i++) statuses.push((await post(chain.url, batch)).status)
    expect(statuses).toEqual([429, 429, 200])
    expect(fault.used()).toBe(2)
  })

  test('the latest fault applies first, and removing it restores the previous one', async ({
    chain,
  }) => {
    chain.fault({ kind: 500 })
    const latest = chain.fault({ kind: 429 })
    expect((await post(chain.url, call('eth_chainId'))).status).toBe(429)
    latest.remove()
    expect((await post(chain.url, call('eth_chainId'))).status).toBe(500)
    chain.clearFaults()
    expect((await post(chain.url, call('eth_chainId'))).status).toBe(200)
  })
})
