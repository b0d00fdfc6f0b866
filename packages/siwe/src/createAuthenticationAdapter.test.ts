import type { Address } from 'viem'
import { createSiweMessage } from 'viem/siwe'
import { expect, expectTypeOf, test, vi } from 'vitest'
import { createAuthenticationAdapter } from './createAuthenticationAdapter.ts'
import { createMessage } from './createMessage.ts'
import { SignInError } from './SignInError.ts'

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const day = 24 * 60 * 60 * 1_000

/** Adapter of RainbowKit 2.2.10: https://rainbowkit.com/docs/custom-authentication. */
type RainbowKitAdapter = {
  getNonce: () => Promise<string>
  createMessage: (args: { nonce: string; address: Address; chainId: number }) => string
  verify: (args: { message: string; signature: string }) => Promise<boolean>
  signOut: () => Promise<void>
}

const rainbowKit: RainbowKitAdapter = {
  getNonce: async () => 'abcdefgh12345678',
  createMessage: (fields) =>
    createMessage({ ...fields, domain: 'app.example', uri: 'https://app.example' }),
  verify: async () => true,
  signOut: async () => undefined,
}

const fields = { nonce: 'abcdefgh12345678', address, chainId: 56 } as const
const signed = { message: rainbowKit.createMessage(fields), signature: '0x' }

test('accepts the functions of a RainbowKit adapter, and returns one', async () => {
  const adapter = createAuthenticationAdapter(rainbowKit)
  expectTypeOf(adapter).toExtend<RainbowKitAdapter>()
  expect(await adapter.getNonce()).toBe('abcdefgh12345678')
  expect(adapter.createMessage(fields)).toContain('Nonce: abcdefgh12345678')
  expect(await adapter.verify(signed)).toBe(true)
})

test('starts the session of the message, and ends it with signOut()', async () => {
  const adapter = createAuthenticationAdapter(rainbowKit)
  expect(await adapter.getSession()).toBeUndefined()
  await adapter.verify(signed)
  const session = await adapter.getSession()
  expect(session).toEqual({ address, chainId: 56, expiresAt: expect.any(Number) })
  await adapter.signOut()
  expect(await adapter.getSession()).toBeUndefined()
})

test('starts no session when the signature is not accepted', async () => {
  const adapter = createAuthenticationAdapter({ ...rainbowKit, verify: async () => false })
  expect(await adapter.verify(signed)).toBe(false)
  expect(await adapter.getSession()).toBeUndefined()
})

test('ends the session of a message without an expiration time after a day', async () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 1), toFake: ['Date'] })
  const page = { domain: 'app.example', uri: 'https://app.example', version: '1' } as const
  const adapter = createAuthenticationAdapter(rainbowKit)
  await adapter.verify({ ...signed, message: createSiweMessage({ ...fields, ...page }) })
  expect(await adapter.getSession()).toMatchObject({ expiresAt: Date.now() + day })
  vi.setSystemTime(Date.now() + day)
  expect(await adapter.getSession()).toBeUndefined()
  vi.useRealTimers()
})

test('asks for the stored session after a reload', async () => {
  const stored = { address, chainId: 1, expiresAt: Date.now() + day } as const
  const adapter = createAuthenticationAdapter({ ...rainbowKit, getSession: async () => stored })
  expect(await adapter.getSession()).toEqual(stored)
})

test('getSession() resolves to undefined when the function of the app throws', async () => {
  const getSession = () => {
    throw new Error('no cookie')
  }
  const adapter = createAuthenticationAdapter({ ...rainbowKit, getSession })
  expect(await adapter.getSession()).toBeUndefined()
})

test.each(['getNonce', 'verify', 'signOut'] as const)(
  '%s rejects with a SignInError and its cause when the function of the app throws',
  async (step) => {
    const cause = new TypeError('Failed to fetch')
    const adapter = createAuthenticationAdapter({
      ...rainbowKit,
      [step]: () => Promise.reject(cause),
    })
    const act = step === 'verify' ? adapter.verify(signed) : adapter[step]()
    await expect(act).rejects.toMatchObject({
      name: 'SignInError',
      reason: 'server',
      message: 'The server failed: Failed to fetch',
      cause,
    })
  },
)

test('keeps the reason of a SignInError', async () => {
  const error = new SignInError('replay', 'The nonce was used before.')
  const adapter = createAuthenticationAdapter({
    ...rainbowKit,
    verify: () => Promise.reject(error),
  })
  await expect(adapter.verify(signed)).rejects.toBe(error)
})

test.each([{ error: 'signature' }, { ok: false }, { expiresAt: Date.now() + day }, 'no'])(
  'verify() rejects the answer %o, which is no session',
  async (body) => {
    // `await response.json()` has the type any, so TypeScript accepts it.
    const verify = async () => JSON.parse(JSON.stringify(body))
    const adapter = createAuthenticationAdapter({ ...rainbowKit, verify })
    await expect(adapter.verify(signed)).rejects.toMatchObject({
      name: 'SignInError',
      reason: 'server',
    })
    expect(await adapter.getSession()).toBeUndefined()
  },
)

test.each([undefined, null])('verify() does not accept the answer %o', async (answer) => {
  // Untyped code can return such an answer.
  const verify = async () => answer as unknown as boolean
  const adapter = createAuthenticationAdapter({ ...rainbowKit, verify })
  expect(await adapter.verify(signed)).toBe(false)
})
