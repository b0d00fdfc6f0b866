import { expect, test } from 'vitest'
import { policy } from './csp.ts'

const rpcUrls = ['https://one.example/key', 'https://one.example/other', 'https://two.example']

test('the policy names each node once, by origin, and allows nothing inline', () => {
  expect(policy({ rpcUrls })).toMatchInlineSnapshot(
    `"default-src 'self'; connect-src 'self' https://one.example https://two.example; frame-src 'none'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'none'"`,
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

test('an address that is none fails the build', () => {
  expect(() => policy({ rpcUrls: ['localhost'] })).toThrow('Invalid URL')
})
