import { SiweInvalidMessageFieldError } from 'viem/siwe'
import { expect, test } from 'vitest'
import { createMessage } from './createMessage.ts'

const options: createMessage.Options = {
  address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  chainId: 56,
  nonce: '8f3ac51b',
  domain: 'app.example',
  uri: 'https://app.example',
  now: Date.UTC(2026, 0, 1),
}

test('creates the message that the user signs', () => {
  expect(createMessage(options)).toMatchInlineSnapshot(`
    "app.example wants you to sign in with your Ethereum account:
    0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266

    Sign in to show that this address is yours. This costs nothing.

    URI: https://app.example
    Version: 1
    Chain ID: 56
    Nonce: 8f3ac51b
    Issued At: 2026-01-01T00:00:00.000Z
    Expiration Time: 2026-01-02T00:00:00.000Z"
  `)
})

test.each([{ nonce: 'short' }, { domain: 'not a host' }, { uri: 'nowhere' }])(
  'throws for the invalid field %j',
  (wrong) => {
    expect(() => createMessage({ ...options, ...wrong })).toThrow(SiweInvalidMessageFieldError)
  },
)
