import { expect, test } from 'vitest'
import { policy } from './policy.ts'

const rpcUrls = ['https://one.example/key', 'https://one.example/other', 'https://two.example']

test('the policy names each node once, by origin, and allows nothing inline', () => {
  expect(policy({ rpcUrls })).toMatchInlineSnapshot(
    `"default-src 'self'; connect-src 'self' https://one.example https://two.example; frame-src 'none'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types 'none'"`,
  )
})

test('the policy lets WalletConnect through only where it is set up', () => {
  const walletConnect = {
    relayUrl: 'wss://relay.walletconnect.org',
    verifyUrl: 'https://verify.walletconnect.org',
  }
  const line = policy({ rpcUrls: [], walletConnect })
  expect(line).toContain("connect-src 'self' wss://relay.walletconnect.org;")
  expect(line).toContain('frame-src https://verify.walletconnect.org;')
})

test('the policy lets the server through that signs in', () => {
  const line = policy({ rpcUrls: [], signInUrl: 'https://login.example/siwe' })
  expect(line).toContain("connect-src 'self' https://login.example;")
})

test('a path is of the page’s own host, which is let through already', () => {
  expect(policy({ rpcUrls: [], signInUrl: '/siwe' })).toContain("connect-src 'self';")
})

test('an address that is none fails the build', () => {
  expect(() => policy({ rpcUrls: ['localhost'] })).toThrow('Invalid URL')
})
