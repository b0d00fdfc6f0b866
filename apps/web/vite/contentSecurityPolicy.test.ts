import { expect, test } from 'vitest'
import { contentSecurityPolicy } from './contentSecurityPolicy.ts'

const rpcUrls = ['https://one.example/key', 'https://one.example/other', 'https://two.example']

test('lists the origin of each node once, and allows nothing inline', () => {
  expect(contentSecurityPolicy({ rpcUrls })).toMatchInlineSnapshot(
    `"default-src 'self'; connect-src 'self' https://one.example https://two.example; frame-src 'none'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types 'none'"`,
  )
})

test('allows WalletConnect only if it is configured', () => {
  const walletConnect = {
    relayUrl: 'wss://relay.walletconnect.org',
    verifyUrl: 'https://verify.walletconnect.org',
  }
  const line = contentSecurityPolicy({ rpcUrls: [], walletConnect })
  expect(line).toContain("connect-src 'self' wss://relay.walletconnect.org;")
  expect(line).toContain('frame-src https://verify.walletconnect.org;')
})

test('allows the sign-in server', () => {
  const line = contentSecurityPolicy({ rpcUrls: [], signInUrl: 'https://login.example/siwe' })
  expect(line).toContain("connect-src 'self' https://login.example;")
})

test('adds nothing for a path on the page’s own host', () => {
  expect(contentSecurityPolicy({ rpcUrls: [], signInUrl: '/siwe' })).toContain(
    "connect-src 'self';",
  )
})

test('throws for an invalid URL', () => {
  expect(() => contentSecurityPolicy({ rpcUrls: ['localhost'] })).toThrow('Invalid URL')
})
