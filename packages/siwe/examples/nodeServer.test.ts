import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createHttpAdapter, createMessage } from '@touchstone/siwe'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createCookieFetch } from '../src/fakes/createCookieFetch.ts'
import { createSignInServer } from './nodeServer.ts'

const account = privateKeyToAccount(`0x${'11'.repeat(32)}`)
const realFetch = globalThis.fetch
const server = createSignInServer('app.example')
let url: string

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/siwe`
})
// Each test is a new page without cookies.
beforeEach(
  () =>
    void vi.stubGlobal(
      'fetch',
      createCookieFetch(url, (request) => realFetch(request)),
    ),
)
afterAll(() => {
  vi.unstubAllGlobals()
  server.close()
})

const json = { 'content-type': 'application/json' }

/** Returns the adapter of a new page, which has the cookies of the last page. */
const open = () =>
  createHttpAdapter({
    url,
    createMessage: (fields) =>
      createMessage({ ...fields, domain: 'app.example', uri: 'https://app.example' }),
  })

async function sign(more: Partial<createMessage.Options> = {}) {
  const nonce = await open().getNonce()
  const page = { domain: 'app.example', uri: 'https://app.example' }
  const message = createMessage({ ...page, nonce, address: account.address, chainId: 56, ...more })
  return { message, signature: await account.signMessage({ message }) }
}

test('signs in, keeps the session over a reload, and signs out', async () => {
  const adapter = open()
  const nonce = await adapter.getNonce()
  const message = adapter.createMessage({ nonce, address: account.address, chainId: 56 })
  expect(await adapter.verify({ message, signature: await account.signMessage({ message }) })).toBe(
    true,
  )
  expect(await open().getSession()).toEqual(await adapter.getSession())
  expect(await open().getSession()).toMatchObject({ address: account.address, chainId: 56 })
  await adapter.signOut()
  expect(await open().getSession()).toBeUndefined()
})

test('a page without the cookie has no session', async () => {
  await open().verify(await sign())
  vi.stubGlobal(
    'fetch',
    createCookieFetch(url, (request) => realFetch(request)),
  )
  expect(await open().getSession()).toBeUndefined()
})

test('a sign-out ends the session for each page that has the cookie', async () => {
  const body = JSON.stringify(await sign())
  const answer = await realFetch(`${url}/verify`, { method: 'POST', headers: json, body })
  const headers = { cookie: /^session=[^;]+/.exec(answer.headers.getSetCookie()[0] ?? '')![0] }
  expect((await realFetch(`${url}/session`, { headers })).status).toBe(200)
  await realFetch(`${url}/sign-out`, { method: 'POST', headers })
  expect((await realFetch(`${url}/session`, { headers })).status).toBe(401)
})

test.each([
  ['domain', { domain: 'evil.example' }],
  ['expired', { expirationTime: new Date(0) }],
  ['expired', { nonce: 'neverIssued' }],
  ['signature', { chainId: 424_242 }],
])('rejects with the reason %s: %o', async (reason, more) => {
  await expect(open().verify(await sign(more))).rejects.toMatchObject({ reason })
})

test('rejects a message that was used before', async () => {
  const signed = await sign()
  await open().verify(signed)
  await expect(open().verify(signed)).rejects.toMatchObject({ reason: 'expired' })
})

test.each([
  ['no JSON', 400],
  ['null', 400],
  ['{"message":1,"signature":"0x"}', 400],
  ['x'.repeat(10_001), 400],
])('answers the invalid body %s with %i', async (body, status) => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const answer = await fetch(`${url}/verify`, { method: 'POST', headers: json, body })
  expect(answer.status).toBe(status)
  vi.restoreAllMocks()
})

test('rejects a form of another site, which cannot send the content type of JSON', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const body = JSON.stringify(await sign())
  const headers = { 'content-type': 'text/plain' }
  expect((await fetch(`${url}/verify`, { method: 'POST', headers, body })).status).toBe(400)
  vi.restoreAllMocks()
})

test('answers 404 for another path', async () => {
  expect((await fetch(`${url}/other`)).status).toBe(404)
})

test.each([
  ['GET', 'session', 401],
  ['POST', 'sign-out', 200],
])(
  'answers %s %s without a session with %i and an empty object, as the README says',
  async (method, path, status) => {
    const answer = await fetch(`${url}/${path}`, { method })
    expect([answer.status, await answer.json()]).toEqual([status, {}])
  },
)
