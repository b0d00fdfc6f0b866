import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import type { Hex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { bsc } from 'viem/chains'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createHttpAdapter } from './createHttpAdapter.ts'
import { createMessage } from './createMessage.ts'

const root = new URL('../', import.meta.url)
const url = 'https://app.example/siwe'
const node = bsc.rpcUrls.default.http[0]
const account = privateKeyToAccount(`0x${'11'.repeat(32)}`)
const network = setupServer()
const adapter = createHttpAdapter({ url })

/** Imports the server code of the README. */
async function serverOfReadme() {
  const readme = await readFile(new URL('README.md', root), 'utf8')
  const [, code = ''] = /## The server[^]*?```ts\n([^]*?)```/.exec(readme) ?? []
  const file = new URL('.results/readme-server.ts', root)
  await mkdir(new URL('.', file), { recursive: true })
  await writeFile(file, code)
  return (await import(/* @vite-ignore */ file.href)) as {
    nonce(): Response
    verify(request: Request): Promise<Response>
  }
}

beforeAll(async () => {
  const { nonce, verify } = await serverOfReadme()
  network.listen({ onUnhandledFrame: 'error' })
  network.resetHandlers(
    http.get(`${url}/nonce`, nonce),
    // Answer 500 when the handler throws, as a server framework does.
    http.post(`${url}/verify`, ({ request }) =>
      verify(request).catch(() => new HttpResponse(null, { status: 500 })),
    ),
    contract(no),
  )
})
afterEach(() => network.resetHandlers())
afterAll(() => network.close())

/** Mocks a contract on chain 56 that gives the same answer for every signature. */
const contract = (says: Hex) =>
  http.post(node, async ({ request }) => {
    const { id, method } = (await request.json()) as { id: number; method: string }
    return HttpResponse.json({ id, jsonrpc: '2.0', result: method === 'eth_call' ? says : '0x38' })
  })
const yes: Hex = `0x${'1'.padStart(64, '0')}`
const no: Hex = `0x${'0'.repeat(64)}`

async function signed(given: Partial<createMessage.Options> = {}) {
  const message = createMessage({
    address: account.address,
    chainId: 56,
    nonce: await adapter.nonce(),
    domain: 'app.example',
    uri: 'https://app.example',
    now: Date.now(),
    ...given,
  })
  return { message, signature: await account.signMessage({ message }) }
}

test('the server signs in', async () => {
  const session = await adapter.verify(await signed())
  expect(session).toMatchObject({ address: account.address, chainId: 56 })
})

test('the server signs in a contract on its chain', async () => {
  const address = '0x00000000000000000000000000000000000000AA'
  network.use(contract(yes))
  expect(await adapter.verify(await signed({ address }))).toMatchObject({ address })
})

test('the server answers 500, and not a wrong signature, when the chain does not answer', async () => {
  const address = '0x00000000000000000000000000000000000000AA'
  network.use(http.post(node, () => new HttpResponse(null, { status: 400 })))
  await expect(adapter.verify(await signed({ address }))).rejects.toMatchObject({
    reason: 'server',
  })
})

test.each([
  ['signature', { chainId: 424_242 }],
  ['domain', { domain: 'evil.example' }],
  ['expired', { now: 0 }],
  ['expired', { nonce: 'neverGivenOut' }],
  // The message names this address, but the signature is that of the account.
  ['signature', { address: '0x00000000000000000000000000000000000000aA' as const }],
])('the server rejects with the reason %s: %o', async (reason, given) => {
  await expect(adapter.verify(await signed(given))).rejects.toMatchObject({ reason })
})

test('the server rejects a message with an invalid expiration time, which would never expire', async () => {
  const { message: good } = await signed()
  const message = good.replace(/Expiration Time: .*/, 'Expiration Time: whenever')
  const signature = await account.signMessage({ message })
  await expect(adapter.verify({ message, signature })).rejects.toMatchObject({ reason: 'expired' })
})

test.each([
  'no JSON',
  'null',
  '{}',
  '{"message":1,"signature":"0x"}',
  '{"message":"","signature":1}',
])('the server answers 400 for the invalid body %s', async (body) => {
  const { status } = await fetch(`${url}/verify`, { method: 'POST', body })
  expect(status).toBe(400)
})

test('the server rejects an empty signature', async () => {
  const { message } = await signed()
  await expect(adapter.verify({ message, signature: '0x' })).rejects.toMatchObject({
    reason: 'signature',
  })
})

test('the server rejects a message that was used before', async () => {
  const once = await signed()
  await adapter.verify(once)
  await expect(adapter.verify(once)).rejects.toMatchObject({ reason: 'expired' })
})
