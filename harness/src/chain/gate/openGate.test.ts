import { createPublicClient, webSocket } from 'viem'
import { expect, test as base } from 'vitest'
import { startAnvil, type Anvil } from '../startAnvil.ts'

const test = base.extend<{ chain: Anvil }>({
  // Vitest reads what a fixture wants from its parameter's pattern: it must name something.
  chain: [
    async ({ task: _ }, use) => {
      const chain = await startAnvil({ forkUrl: false })
      await use(chain)
      await chain.stop()
    },
    { scope: 'test' },
  ],
})

const post = (url: string, body: string) =>
  fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body })

test('the harness itself asks past all faults', async ({ chain }) => {
  chain.fault({ kind: 'drop' })
  expect(await chain.rpc('eth_chainId')).toBe('0x38')
})

test('what is no JSON-RPC is for the node to say, in its own words', async ({ chain }) => {
  chain.fault({ kind: 'drop' })
  for (const body of ['hello', '[]', '{"id":1}', 'null']) {
    const [ours, its] = await Promise.all([post(chain.url, body), post(chain.nodeUrl, body)])
    expect([ours.status, await ours.text()]).toEqual([its.status, await its.text()])
  }
})

test('a page of any origin may read a fault', async ({ chain }) => {
  chain.fault({ kind: 429 })
  const answer = await post(chain.url, '{"id":1,"method":"eth_chainId"}')
  expect(answer.status).toBe(429)
  expect(answer.headers.get('access-control-allow-origin')).toBe('*')
})

test('a page of any origin may ask', async ({ chain }) => {
  const headers = { origin: 'https://dapp.example', 'access-control-request-method': 'POST' }
  const { headers: allowed } = await fetch(chain.url, { method: 'OPTIONS', headers })
  expect(allowed.get('access-control-allow-origin')).toBe('*')
})

test('a WebSocket goes through', async ({ chain }) => {
  const transport = webSocket(chain.url.replace('http', 'ws'))
  const client = createPublicClient({ transport })
  expect(await client.getChainId()).toBe(56)
  ;(await client.transport.getRpcClient()).close()
})

test('a port in use is told before a node is started', async ({ chain }) => {
  const port = Number(new URL(chain.url).port)
  await expect(startAnvil({ port, forkUrl: false })).rejects.toThrow(`Port ${port} is in use`)
})
