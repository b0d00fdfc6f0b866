import { createMessage } from '@touchstone/siwe'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createCookieFetch } from '../src/fakes/createCookieFetch.ts'
import { authJsAdapter } from './authJsAdapter.ts'
import { createAuthHandler } from './authJsServer.ts'

const origin = 'https://app.example'
const account = privateKeyToAccount(`0x${'11'.repeat(32)}`)
const handle = createAuthHandler('app.example', 'secret of the test')

vi.stubGlobal('location', new URL(origin))
// Auth.js logs each refused sign-in.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
// Each test is a new page without cookies.
beforeEach(() => void vi.stubGlobal('fetch', createCookieFetch(origin, handle)))
afterEach(async () => {
  await authJsAdapter.signOut()
  vi.restoreAllMocks()
  vi.useRealTimers()
})
afterAll(() => void vi.unstubAllGlobals())

async function sign(more: Partial<createMessage.Options> = {}) {
  const nonce = await authJsAdapter.getNonce()
  const fields = { nonce, address: account.address, chainId: 56 }
  const message = createMessage({ ...fields, ...more })
  return { message, signature: await account.signMessage({ message }) }
}

/** Returns the session that a page gets from Auth.js, as after a reload. */
const sessionOfAuthJs = async (): Promise<unknown> => (await fetch('/auth/session')).json()

test('signs in with the credentials provider, and signs out', async () => {
  const nonce = await authJsAdapter.getNonce()
  const fields = { nonce, address: account.address, chainId: 56 }
  const message = authJsAdapter.createMessage(fields)
  const signature = await account.signMessage({ message })
  expect(await authJsAdapter.verify({ message, signature })).toBe(true)
  const session = await authJsAdapter.getSession()
  expect(session).toMatchObject({ address: account.address, chainId: 56 })
  expect(await sessionOfAuthJs()).toEqual({
    user: { siwe: session },
    expires: new Date(session!.expiresAt).toISOString(),
  })
  await authJsAdapter.signOut()
  expect(await sessionOfAuthJs()).toBeNull()
  expect(await authJsAdapter.getSession()).toBeUndefined()
})

test('restores the session after a reload', async () => {
  await authJsAdapter.verify(await sign())
  const session = await authJsAdapter.getSession()
  vi.resetModules()
  const { authJsAdapter: reloaded } = await import('./authJsAdapter.ts')
  expect(reloaded).not.toBe(authJsAdapter)
  expect(await reloaded.getSession()).toEqual(session)
})

test('ends the session when the message expires', async () => {
  vi.useFakeTimers({ now: Date.now(), toFake: ['Date'] })
  await authJsAdapter.verify(await sign({ expirationTime: new Date(Date.now() + 60_000) }))
  expect(await sessionOfAuthJs()).not.toBeNull()
  vi.setSystemTime(Date.now() + 60_000)
  expect(await sessionOfAuthJs()).toBeNull()
})

test.each([
  ['domain', { domain: 'evil.example' }],
  ['expired', { expirationTime: new Date(0) }],
  ['expired', { nonce: 'neverIssued' }],
  ['signature', { chainId: 424_242 }],
])('rejects with the reason %s: %o', async (reason, more) => {
  const verifying = authJsAdapter.verify(await sign(more))
  await expect(verifying).rejects.toMatchObject({ name: 'SignInError', reason })
  expect(await sessionOfAuthJs()).toBeNull()
})

test('rejects a message that was used before', async () => {
  const signed = await sign()
  await authJsAdapter.verify(signed)
  await expect(authJsAdapter.verify(signed)).rejects.toMatchObject({ reason: 'expired' })
})

test('rejects a form without the token against forged requests', async () => {
  const headers = { 'X-Auth-Return-Redirect': '1' }
  const body = new URLSearchParams(await sign())
  const answer = await fetch('/auth/callback/credentials', { method: 'POST', headers, body })
  expect(await answer.json()).toMatchObject({ url: expect.stringContaining('error=MissingCSRF') })
  expect(await sessionOfAuthJs()).toBeNull()
})
