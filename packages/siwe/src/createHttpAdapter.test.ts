import { delay, http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import type { AuthenticationAdapter } from './AuthenticationAdapter.ts'
import { createHttpAdapter } from './createHttpAdapter.ts'
import { createMessage } from './createMessage.ts'
import { createFakeSignInServer, url } from './fakes/createFakeSignInServer.ts'

const account = privateKeyToAccount(`0x${'11'.repeat(32)}`)
const stranger = privateKeyToAccount(`0x${'22'.repeat(32)}`)
const network = setupServer()

beforeAll(() => network.listen({ onUnhandledFrame: 'error' }))
afterEach(() => network.resetHandlers())
afterAll(() => network.close())

/** Creates a mock server that behaves correctly, and an adapter for it. */
function createWorld(domain = 'app.example') {
  const { handlers, clock } = createFakeSignInServer(domain)
  network.use(...handlers)
  return { adapter: createHttpAdapter({ url }), clock }
}

async function signed(adapter: AuthenticationAdapter, by = account) {
  const message = createMessage({
    address: account.address,
    chainId: 56,
    nonce: await adapter.getNonce(),
    domain: 'app.example',
    uri: 'https://app.example',
  })
  return { message, signature: await by.signMessage({ message }) }
}

test('keeps the session until signOut()', async () => {
  const { adapter } = createWorld()
  expect(await adapter.verify(await signed(adapter))).toBe(true)
  const session = await adapter.getSession()
  expect(session).toMatchObject({ address: account.address, chainId: 56 })
  expect(await createHttpAdapter({ url }).getSession()).toEqual(session)
  await adapter.signOut()
  expect(await adapter.getSession()).toBeUndefined()
})

test('keeps the session that the server answered if the browser stores no cookie', async () => {
  const { adapter, clock } = createWorld()
  network.use(answering('session', () => new HttpResponse(null, { status: 401 })))
  await adapter.verify(await signed(adapter))
  expect(await adapter.getSession()).toMatchObject({ expiresAt: clock.now + 3_600_000 })
})

test('rejects a message for another domain', async () => {
  const { adapter } = createWorld('elsewhere.example')
  await expect(adapter.verify(await signed(adapter))).rejects.toMatchObject({ reason: 'domain' })
})

test('rejects an expired nonce', async () => {
  const { adapter, clock } = createWorld()
  const old = await signed(adapter)
  clock.now += 60_001
  await expect(adapter.verify(old)).rejects.toMatchObject({ reason: 'expired' })
})

test('rejects a message that was used before', async () => {
  const { adapter } = createWorld()
  const once = await signed(adapter)
  await adapter.verify(once)
  await expect(adapter.verify(once)).rejects.toMatchObject({ reason: 'replay' })
})

test('rejects the signature of another key', async () => {
  const { adapter } = createWorld()
  const forged = await signed(adapter, stranger)
  await expect(adapter.verify(forged)).rejects.toMatchObject({ reason: 'signature' })
})

const paths = ['nonce', 'verify'] as const
const answering = (path: string, answer: () => Response | Promise<Response>) =>
  http.all(`${url}/${path}`, answer)

test.each(
  paths.flatMap(
    (path) =>
      [
        [path, '401 without a reason', 'refused', () => new HttpResponse('no', { status: 401 })],
        [
          path,
          '403 with a reason of its own',
          'refused',
          () => HttpResponse.json({ error: 'closed' }, { status: 403 }),
        ],
        [path, '500', 'server', () => new HttpResponse('oops', { status: 500 })],
        [path, 'an HTML page', 'server', () => HttpResponse.html('<!doctype html>')],
        [path, 'null', 'server', () => HttpResponse.json(null)],
        [path, 'no connection', 'unreachable', () => HttpResponse.error()],
      ] as const,
  ),
)('%s: rejects after %s with the reason %s', async (path, _, reason, answer) => {
  const { adapter } = createWorld()
  const ready = path === 'verify' ? await signed(adapter) : undefined
  network.use(answering(path, answer))
  const act = ready ? adapter.verify(ready) : adapter.getNonce()
  await expect(act).rejects.toMatchObject({ name: 'SignInError', reason })
})

test.each(paths)('%s: rejects with the reason slow after the timeout', async (path) => {
  createWorld()
  const adapter = createHttpAdapter({ url, timeout: 30 })
  network.use(answering(path, () => delay('infinite').then(() => HttpResponse.json({}))))
  const act =
    path === 'nonce' ? adapter.getNonce() : adapter.verify({ message: '', signature: '0x' })
  await expect(act).rejects.toMatchObject({ reason: 'slow' })
})

test.each([
  { nonce: 'short' },
  { nonce: 'with spaces in it' },
  { nonce: 12345678 },
  { nonce: 'x'.repeat(129) },
])('rejects with the reason server for the invalid nonce %j', async (answer) => {
  const { adapter } = createWorld()
  network.use(answering('nonce', () => HttpResponse.json(answer)))
  await expect(adapter.getNonce()).rejects.toMatchObject({ reason: 'server' })
})

test('getSession() resolves to undefined when the server fails', async () => {
  const { adapter } = createWorld()
  network.use(answering('session', () => new HttpResponse(null, { status: 500 })))
  expect(await adapter.getSession()).toBeUndefined()
})

test('getSession() ignores an expired session of the server', async () => {
  const { adapter } = createWorld()
  const session = { address: account.address, chainId: 56, expiresAt: Date.now() - 1 }
  network.use(answering('session', () => HttpResponse.json(session)))
  expect(await adapter.getSession()).toBeUndefined()
})

test('signOut() rejects when the server is unreachable', async () => {
  const { adapter } = createWorld()
  network.use(answering('sign-out', () => HttpResponse.error()))
  await expect(adapter.signOut()).rejects.toMatchObject({ reason: 'unreachable' })
})

test('resolves a path against the URL of the page', async () => {
  const { origin, pathname } = new URL(url)
  vi.stubGlobal('location', { href: `${origin}/app/` })
  onTestFinished(() => void vi.unstubAllGlobals())
  network.use(...createFakeSignInServer('app.example').handlers)
  const adapter = createHttpAdapter({ url: pathname })
  expect(adapter.host).toBe(new URL(url).host)
  await expect(adapter.getNonce()).resolves.toMatch(/^[a-zA-Z0-9]{8,}$/)
})

test('accepts a path during server-side rendering, and rejects requests as unreachable', async () => {
  const adapter = createHttpAdapter({ url: '/siwe' })
  await expect(adapter.getNonce()).rejects.toMatchObject({ reason: 'unreachable' })
})

test.each(['localhost:8787/siwe', 'siwe', '', undefined])(
  'throws a one-line TypeError for the URL %o without a page',
  (given) => {
    expect(() => createHttpAdapter({ url: given as string })).toThrow(
      "createHttpAdapter wants the address of a server as `url`, as 'https://login.example/siwe', in a page also '/siwe'.",
    )
  },
)
