import { createClient, custom } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { expect, test } from 'vitest'
import { createDeviceAdapter } from './createDeviceAdapter.ts'
import { createMessage } from './createMessage.ts'

const account = privateKeyToAccount(`0x${'11'.repeat(32)}`)
const stranger = privateKeyToAccount(`0x${'22'.repeat(32)}`)
const minute = 60_000

/** Creates an adapter whose clock the test can set, with a client of a chain that has no contracts. */
function world() {
  const clock = { now: Date.UTC(2026, 0, 1) }
  const stored = new Map<string, string>()
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  }
  const request = async ({ method }: { method: string }) =>
    method === 'eth_chainId' ? '0x38' : '0x'
  const clientOf = () => createClient({ transport: custom({ request }) })
  const make = () =>
    createDeviceAdapter({ domain: 'app.example', storage, clientOf, now: () => clock.now })
  const adapter = make()
  const sign = async (more: Partial<createMessage.Options> = {}, by = account) => {
    const message = createMessage({
      address: account.address,
      chainId: 56,
      nonce: await adapter.nonce(),
      domain: 'app.example',
      uri: 'https://app.example',
      now: clock.now,
      ...more,
    })
    return { message, signature: await by.signMessage({ message }) }
  }
  return { adapter, make, clock, stored, sign }
}

test('keeps the session on this device until signOut()', async () => {
  const { adapter, make, sign, stored } = world()
  const session = await adapter.verify(await sign())
  expect(session).toMatchObject({ address: account.address, chainId: 56 })
  expect(await make().session()).toEqual(session)
  await adapter.signOut()
  expect(await make().session()).toBeUndefined()
  expect(stored.size).toBe(0)
})

test('ends the session at its expiry', async () => {
  const { adapter, clock, sign } = world()
  const { expiresAt } = await adapter.verify(await sign({ lifetime: minute }))
  expect(expiresAt).toBe(clock.now + minute)
  clock.now += minute
  expect(await adapter.session()).toBeUndefined()
})

test.each([
  ['another domain', 'domain', { domain: 'elsewhere.example' }],
  ['a nonce that was never issued', 'expired', { nonce: 'abcdefgh12345678' }],
  ['an expired lifetime', 'expired', { lifetime: 0 }],
] as const)('rejects a message with %s', async (_, reason, more) => {
  const { adapter, sign } = world()
  await expect(adapter.verify(await sign(more))).rejects.toMatchObject({ reason })
})

test.each([
  [
    'an invalid expiration time',
    (message: string) => message.replace(/Expiration Time: .*/, 'Expiration Time: whenever'),
  ],
  [
    'a start time in the future',
    (message: string) => `${message}\nNot Before: 2099-01-01T00:00:00Z`,
  ],
])('rejects a message with %s', async (_, edit) => {
  const { adapter, sign } = world()
  const message = edit((await sign()).message)
  const signature = await account.signMessage({ message })
  await expect(adapter.verify({ message, signature })).rejects.toMatchObject({ reason: 'expired' })
})

test('rejects a nonce after ten minutes', async () => {
  const { adapter, clock, sign } = world()
  const old = await sign()
  clock.now += 10 * minute + 1
  await expect(adapter.verify(old)).rejects.toMatchObject({ reason: 'expired' })
})

test('rejects a message that was used before', async () => {
  const { adapter, sign } = world()
  const once = await sign()
  await adapter.verify(once)
  await expect(adapter.verify(once)).rejects.toMatchObject({ reason: 'replay' })
})

test('rejects the signature of another key, and the nonce cannot be used again', async () => {
  const { adapter, sign } = world()
  const forged = await sign({}, stranger)
  await expect(adapter.verify(forged)).rejects.toMatchObject({ reason: 'signature' })
  const signature = await account.signMessage({ message: forged.message })
  const again = adapter.verify({ message: forged.message, signature })
  await expect(again).rejects.toMatchObject({ reason: 'replay' })
})

test.each(['', 'nonsense', '{}', '{"address":"0x1","chainId":56,"expiresAt":9e15}', 'null'])(
  'ignores the invalid stored session %s',
  async (text) => {
    const { adapter, stored } = world()
    stored.set('touchstone.signin', text)
    expect(await adapter.session()).toBeUndefined()
  },
)

test('signs in with a blocked storage', async () => {
  const shut = () => {
    throw new Error('denied')
  }
  const adapter = createDeviceAdapter({
    domain: 'app.example',
    storage: { getItem: shut, setItem: shut, removeItem: shut },
    clientOf: shut,
  })
  const options = { address: account.address, chainId: 56, domain: 'app.example' }
  const nonce = await adapter.nonce()
  const message = createMessage({ ...options, nonce, uri: 'https://app.example', now: Date.now() })
  const signature = await account.signMessage({ message })
  expect(await adapter.verify({ message, signature })).toMatchObject({ address: account.address })
  expect(await adapter.session()).toBeUndefined()
  await adapter.signOut()
})

test('rejects a text that is not an EIP-4361 message with its own error', async () => {
  const { adapter } = world()
  const signature = await account.signMessage({ message: 'hello' })
  await expect(adapter.verify({ message: 'hello', signature })).rejects.toMatchObject({
    reason: 'signature',
    message: 'This is not a sign-in message (EIP-4361).',
  })
})
