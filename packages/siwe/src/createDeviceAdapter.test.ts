import { createClient, custom } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { parseSiweMessage } from 'viem/siwe'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { MessageFields } from './AuthenticationAdapter.ts'
import { createDeviceAdapter } from './createDeviceAdapter.ts'
import { createMessage } from './createMessage.ts'

const account = privateKeyToAccount(`0x${'11'.repeat(32)}`)
const stranger = privateKeyToAccount(`0x${'22'.repeat(32)}`)
const minute = 60_000

beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 0, 1), toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

const passTime = (ms: number) => vi.setSystemTime(Date.now() + ms)

/** Creates an adapter with a client of a chain that has no contracts. */
function createWorld() {
  const stored = new Map<string, string>()
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  }
  const request = async ({ method }: { method: string }) =>
    method === 'eth_chainId' ? '0x38' : '0x'
  const getClient = () => createClient({ transport: custom({ request }) })
  const reload = () => createDeviceAdapter({ ...page, storage, getClient })
  const adapter = reload()
  const sign = async (more: Partial<createMessage.Options> = {}, by = account) => {
    const nonce = await adapter.getNonce()
    const fields = { address: account.address, chainId: 56, nonce, ...more }
    const message = createMessage({ domain: 'app.example', uri: 'https://app.example', ...fields })
    return { message, signature: await by.signMessage({ message }) }
  }
  return { adapter, reload, stored, sign }
}

const fail = () => {
  throw new Error('denied')
}

const page = {
  domain: 'app.example',
  createMessage: (fields: MessageFields) =>
    createMessage({ ...fields, domain: 'app.example', uri: 'https://app.example' }),
}

test('keeps the session on this device until signOut()', async () => {
  const { adapter, reload, sign, stored } = createWorld()
  expect(await adapter.verify(await sign())).toBe(true)
  const session = await adapter.getSession()
  expect(session).toMatchObject({ address: account.address, chainId: 56 })
  expect(await reload().getSession()).toEqual(session)
  await adapter.signOut()
  expect(await adapter.getSession()).toBeUndefined()
  expect(await reload().getSession()).toBeUndefined()
  expect(stored.size).toBe(0)
})

test('ends the session at its expiry', async () => {
  const { adapter, reload, sign } = createWorld()
  await adapter.verify(await sign({ expirationTime: new Date(Date.now() + minute) }))
  passTime(minute - 1)
  expect(await reload().getSession()).toMatchObject({ expiresAt: Date.now() + 1 })
  passTime(1)
  expect(await adapter.getSession()).toBeUndefined()
  expect(await reload().getSession()).toBeUndefined()
})

test('creates each nonce from new random digits', async () => {
  const { adapter } = createWorld()
  const [first, second] = [await adapter.getNonce(), await adapter.getNonce()]
  expect(second).toMatch(/^[\da-f]{32}$/)
  const runs = Array.from({ length: 21 }, (_, at) => first.slice(at, at + 12))
  expect(runs.filter((run) => second.includes(run))).toEqual([])
})

test('creates messages for its own domain', () => {
  vi.stubGlobal('location', new URL('https://elsewhere.example'))
  onTestFinished(() => void vi.unstubAllGlobals())
  const storage = { getItem: fail, setItem: fail, removeItem: fail }
  const adapter = createDeviceAdapter({ domain: 'app.example', storage, getClient: fail })
  const fields = { nonce: 'abcdefgh12345678', address: account.address, chainId: 56 }
  expect(parseSiweMessage(adapter.createMessage(fields))).toMatchObject({
    ...fields,
    domain: 'app.example',
    uri: 'https://elsewhere.example',
  })
})

test.each([
  ['another domain', 'domain', { domain: 'elsewhere.example' }],
  ['a nonce that was never issued', 'expired', { nonce: 'abcdefgh12345678' }],
  ['an expired lifetime', 'expired', { expirationTime: new Date(0) }],
] as const)('rejects a message with %s', async (_, reason, more) => {
  const { adapter, sign } = createWorld()
  await expect(adapter.verify(await sign(more))).rejects.toMatchObject({ reason })
})

test('rejects a nonce after ten minutes', async () => {
  const { adapter, sign } = createWorld()
  const old = await sign()
  passTime(10 * minute + 1)
  await expect(adapter.verify(old)).rejects.toMatchObject({ reason: 'expired' })
})

test('rejects a message that was used before', async () => {
  const { adapter, sign } = createWorld()
  const once = await sign()
  await adapter.verify(once)
  await expect(adapter.verify(once)).rejects.toMatchObject({ reason: 'replay' })
})

test('rejects the signature of another key, and the nonce cannot be used again', async () => {
  const { adapter, sign } = createWorld()
  const forged = await sign({}, stranger)
  await expect(adapter.verify(forged)).rejects.toMatchObject({ reason: 'signature' })
  const signature = await account.signMessage({ message: forged.message })
  const again = adapter.verify({ message: forged.message, signature })
  await expect(again).rejects.toMatchObject({ reason: 'replay' })
})

test.each(['', 'nonsense', '{}', '{"address":"0x1","chainId":56,"expiresAt":9e15}', 'null'])(
  'ignores the invalid stored session %s',
  async (text) => {
    const { adapter, stored } = createWorld()
    stored.set('touchstone.signin', text)
    expect(await adapter.getSession()).toBeUndefined()
  },
)

test('keeps the session until the page ends if the storage is blocked', async () => {
  const storage = { getItem: fail, setItem: fail, removeItem: fail }
  const create = () => createDeviceAdapter({ ...page, storage, getClient: fail })
  const adapter = create()
  const nonce = await adapter.getNonce()
  const message = adapter.createMessage({ address: account.address, chainId: 56, nonce })
  const signature = await account.signMessage({ message })
  expect(await adapter.verify({ message, signature })).toBe(true)
  expect(await adapter.getSession()).toMatchObject({ address: account.address })
  expect(await create().getSession()).toBeUndefined()
  await adapter.signOut()
  expect(await adapter.getSession()).toBeUndefined()
})

test('rejects a text that is not an EIP-4361 message with its own error', async () => {
  const { adapter } = createWorld()
  const signature = await account.signMessage({ message: 'hello' })
  await expect(adapter.verify({ message: 'hello', signature })).rejects.toMatchObject({
    reason: 'signature',
    message: 'This is not a sign-in message (EIP-4361).',
  })
})
