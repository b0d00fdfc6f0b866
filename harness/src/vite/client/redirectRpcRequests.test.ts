import { expect, test } from 'vitest'
import { redirectRpcRequests } from './redirectRpcRequests.ts'

/** Creates a page whose `fetch` only records the requested address. */
function createPage() {
  const asked: string[] = []
  const types: (string | null)[] = []
  const warnings: string[] = []
  const page = {
    fetch: (async (input: RequestInfo | URL, init?: RequestInit) => {
      types.push(new Headers(init?.headers).get('content-type'))
      asked.push(input instanceof Request ? `${input.method} ${input.url}` : String(input))
      return new Response()
    }) as typeof fetch,
    location: { href: 'http://localhost:5173/app/', origin: 'http://localhost:5173' },
    console: { warn: (text: unknown) => void warnings.push(String(text)) },
  }
  redirectRpcRequests(page, [
    { chainId: 56, from: ['bsc.example', 'http://127.0.0.1:9/x'], to: '/rpc/56' },
    { chainId: 1, from: ['rpc.example/eth'], to: '/rpc/1' },
  ])
  return { page, asked, types, warnings }
}
const body = '{"jsonrpc":"2.0","id":1,"method":"eth_chainId"}'

test.each([
  ['https://bsc.example', 'http://localhost:5173/rpc/56'],
  ['https://bsc.example/v1/key?x=1', 'http://localhost:5173/rpc/56'],
  ['http://127.0.0.1:9/x', 'http://localhost:5173/rpc/56'],
  ['https://rpc.example/eth/key', 'http://localhost:5173/rpc/1'],
  ['https://rpc.example/ethereum', 'https://rpc.example/ethereum'],
  ['https://not-bsc.example/', 'https://not-bsc.example/'],
  ['/data.json', '/data.json'],
])('redirects %s to %s', async (address, destination) => {
  const { page, asked } = createPage()
  await page.fetch(address)
  expect(asked).toEqual([destination])
})

test('keeps the method of a Request', async () => {
  const { page, asked } = createPage()
  await page.fetch(new Request('https://bsc.example', { method: 'POST', body }))
  expect(asked).toEqual(['POST http://localhost:5173/rpc/56'])
})

test('sends application/json to local chains', async () => {
  const { page, types } = createPage()
  await page.fetch('https://bsc.example', { method: 'POST', body })
  await page.fetch('https://bsc.example', { headers: { 'content-type': 'text/plain' } })
  await page.fetch(new Request('https://bsc.example', { method: 'POST', body }))
  expect(types).toEqual(Array(3).fill('application/json'))
})

test('keeps the type of other requests', async () => {
  const { page, types } = createPage()
  await page.fetch('https://not-bsc.example', { headers: { 'content-type': 'text/plain' } })
  expect(types).toEqual(['text/plain'])
})

test('warns once about an unknown RPC address, with the fix', async () => {
  const { page, warnings } = createPage()
  await page.fetch('https://other.example/?key=1', { method: 'POST', body })
  await page.fetch('https://other.example/?key=2', { method: 'POST', body })
  expect(warnings).toHaveLength(1)
  expect(warnings[0]).toContain('https://other.example/ was asked over JSON-RPC')
})

test('does not warn about requests that are not JSON-RPC', async () => {
  const { page, warnings } = createPage()
  await page.fetch('https://other.example/', { method: 'POST', body: 'a=1' })
  expect(warnings).toEqual([])
})
