import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { type Address, type Hex, stringToHex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { bsc } from 'viem/chains'
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import type { AuthenticationAdapter } from './AuthenticationAdapter.ts'
import { createHttpAdapter } from './createHttpAdapter.ts'
import { createMessage } from './createMessage.ts'
import { createCookieFetch } from './fakes/createCookieFetch.ts'
import type { Session } from './Session.ts'

const root = new URL('../', import.meta.url)
const connect = new URL('../connect/src/index.ts', root)
const origin = 'https://app.example'
const url = `${origin}/siwe`
const node = bsc.rpcUrls.default.http[0]
const account = privateKeyToAccount(`0x${'11'.repeat(32)}`)
const network = setupServer()
const adapter = createHttpAdapter({ url })

/** Imports a code block of the README. */
async function importBlock(block: number): Promise<object> {
  const readme = await readFile(new URL('README.md', root), 'utf8')
  const code = [...readme.matchAll(/```ts\n([^]*?)```/g)][block]?.[1]
  if (code === undefined) throw new Error(`The README has no code block ${block}.`)
  const file = new URL(`.results/readme-${block}.ts`, root)
  await mkdir(new URL('.', file), { recursive: true })
  // Import the connection by its path: this package does not depend on it.
  await writeFile(file, code.replace("'@touchstone/connect'", `'${connect.href}'`))
  return import(/* @vite-ignore */ file.href) as Promise<object>
}

type ServerBlock = {
  nonce(): Response
  verify(request: Request): Promise<Response>
  session(request: Request): Response
  signOut(request: Request): Response
  sessions: Map<string, Session>
}
let server: ServerBlock

beforeAll(async () => {
  server = (await importBlock(4)) as ServerBlock
  const { nonce, verify, session, signOut } = server
  network.listen({ onUnhandledFrame: 'error' })
  network.resetHandlers(
    http.get(`${url}/nonce`, nonce),
    // Answer 500 when the handler throws, as a server framework does.
    http.post(`${url}/verify`, ({ request }) =>
      verify(request).catch(() => new HttpResponse(null, { status: 500 })),
    ),
    http.get(`${url}/session`, ({ request }) => session(request)),
    http.post(`${url}/sign-out`, ({ request }) => signOut(request)),
    contract(no),
  )
})
afterEach(() => network.resetHandlers())
afterAll(() => network.close())

/** Puts the test into a page of the app. */
function openPage() {
  vi.stubGlobal('location', new URL(origin))
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
  const realFetch = globalThis.fetch
  vi.stubGlobal(
    'fetch',
    createCookieFetch(origin, (request) => realFetch(request)),
  )
  onTestFinished(() => void vi.unstubAllGlobals())
}

const sign = (message: string) => account.signMessage({ message })

test('the first code block signs in at the server', async () => {
  openPage()
  const { signIn } = (await importBlock(0)) as {
    signIn(address: Address, sign: (message: string) => Promise<Hex>): Promise<Session>
  }
  const expiresAt = expect.any(Number)
  expect(await signIn(account.address, sign)).toEqual({
    address: account.address,
    chainId: 56,
    expiresAt,
  })
})

/** Returns the parts of a connection that the README's code uses. `answer` is the wallet's answer to `personal_sign`. */
function createConnection(answer: (message: Hex) => Promise<Hex>) {
  let listener: (event: { accounts: readonly Address[] }) => Promise<void>
  return {
    getSnapshot: () => ({ accounts: [account.address], chainId: 1 }),
    getProvider: () => ({
      request: ({ params: [message] }: { params: [Hex] }) => answer(message),
    }),
    on: (_: 'change', given: typeof listener) => void (listener = given),
    select: (address: Address) => listener({ accounts: [address] }),
  }
}
type ConnectionBlock = {
  signIn(connection: object): Promise<Session | undefined>
  followAccount(connection: object): void
}

test('the code for a connection signs in on its chain, and signs out when the account changes', async () => {
  openPage()
  const { signIn, followAccount } = (await importBlock(1)) as ConnectionBlock
  const connection = createConnection((raw) => account.signMessage({ message: { raw } }))
  followAccount(connection)
  const count = server.sessions.size
  expect(await signIn(connection)).toMatchObject({ address: account.address, chainId: 1 })
  await connection.select(account.address)
  expect(server.sessions.size).toBe(count + 1)
  await connection.select('0x00000000000000000000000000000000000000AA')
  expect(server.sessions.size).toBe(count)
})

test('the code for a connection returns undefined when the user declines', async () => {
  openPage()
  const { signIn } = (await importBlock(1)) as ConnectionBlock
  const declines = createConnection(() => Promise.reject({ code: 4001, message: 'no' }))
  expect(await signIn(declines)).toBeUndefined()
  const fails = createConnection(() => Promise.reject({ code: -32603, message: 'broken' }))
  await expect(signIn(fails)).rejects.toMatchObject({ code: -32603 })
})

test('the adapter for a server of your own signs in, restores the session, and signs out', async () => {
  openPage()
  const stored = { address: account.address, chainId: 56, expiresAt: Date.now() + 60_000 }
  const seen: unknown[] = []
  network.use(
    http.get(`${origin}/api/nonce`, () => HttpResponse.text('abcdefgh12345678')),
    http.post(`${origin}/api/verify`, async ({ request }) => {
      seen.push(await request.json())
      return new HttpResponse(null, { status: 204 })
    }),
    http.get(`${origin}/api/me`, () => HttpResponse.json(stored)),
    http.post(`${origin}/api/logout`, () => {
      seen.push('logout')
      return new HttpResponse(null, { status: 204 })
    }),
  )
  const { adapter } = (await importBlock(2)) as { adapter: AuthenticationAdapter }
  expect(await adapter.getSession()).toEqual(stored)
  const nonce = await adapter.getNonce()
  const message = adapter.createMessage({ nonce, address: account.address, chainId: 56 })
  expect(message).toContain('\nSign in to Example.\n')
  const signed = { message, signature: await sign(message) }
  expect(await adapter.verify(signed)).toBe(true)
  await adapter.signOut()
  expect(seen).toEqual([signed, 'logout'])
})

test('the adapter of the device verifies keys without a request, and contracts on their chain', async () => {
  openPage()
  const { adapter } = (await importBlock(3)) as { adapter: AuthenticationAdapter }
  const message = async (address: Address) =>
    adapter.createMessage({ nonce: await adapter.getNonce(), address, chainId: 56 })
  const byKey = await message(account.address)
  expect(await adapter.verify({ message: byKey, signature: await sign(byKey) })).toBe(true)
  network.use(contract(yes))
  const byContract = await message('0x00000000000000000000000000000000000000AA')
  const signature = stringToHex('a signature that the contract accepts')
  expect(await adapter.verify({ message: byContract, signature })).toBe(true)
})

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
    nonce: await adapter.getNonce(),
    domain: 'app.example',
    uri: origin,
    ...given,
  })
  return { message, signature: await account.signMessage({ message }) }
}

test('the server signs in', async () => {
  expect(await adapter.verify(await signed())).toBe(true)
  expect(await adapter.getSession()).toMatchObject({ address: account.address, chainId: 56 })
})

test('the server returns the session of the cookie until it expires or ends', async () => {
  openPage()
  const reload = () => createHttpAdapter({ url }).getSession()
  await adapter.verify(await signed())
  expect(await reload()).toMatchObject({ address: account.address })
  const [id, session] = [...server.sessions].at(-1)!
  server.sessions.set(id, { ...session, expiresAt: Date.now() })
  expect((await fetch(`${url}/session`)).status).toBe(401)
  server.sessions.set(id, session)
  expect((await fetch(`${url}/session`)).status).toBe(200)
  await adapter.signOut()
  expect(server.sessions.has(id)).toBe(false)
  expect((await fetch(`${url}/session`)).status).toBe(401)
})

test('the server signs in a contract on its chain', async () => {
  const address = '0x00000000000000000000000000000000000000AA'
  network.use(contract(yes))
  expect(await adapter.verify(await signed({ address }))).toBe(true)
  expect(await adapter.getSession()).toMatchObject({ address })
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
  ['expired', { expirationTime: new Date(0) }],
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
  const headers = { 'content-type': 'application/json' }
  const { status } = await fetch(`${url}/verify`, { method: 'POST', headers, body })
  expect(status).toBe(400)
})

test('the server rejects a form of another site, which cannot send the content type of JSON', async () => {
  const body = JSON.stringify(await signed())
  const headers = { 'content-type': 'text/plain' }
  expect((await fetch(`${url}/verify`, { method: 'POST', headers, body })).status).toBe(400)
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
