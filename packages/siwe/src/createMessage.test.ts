import { parseSiweMessage, SiweInvalidMessageFieldError } from 'viem/siwe'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createMessage } from './createMessage.ts'

const options: createMessage.Options = {
  address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  chainId: 56,
  nonce: '8f3ac51b',
  domain: 'app.example',
  uri: 'https://app.example',
  issuedAt: new Date(Date.UTC(2026, 0, 1)),
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

test('takes the host and the origin from the page', () => {
  vi.stubGlobal('location', new URL('https://dapp.example:8443/path'))
  onTestFinished(() => void vi.unstubAllGlobals())
  const { address, chainId, nonce } = options
  expect(parseSiweMessage(createMessage({ address, chainId, nonce }))).toMatchObject({
    domain: 'dapp.example:8443',
    uri: 'https://dapp.example:8443',
  })
})

test('names the field that is missing outside of a page', () => {
  const { address, chainId, nonce } = options
  expect(() => createMessage({ address, chainId, nonce })).toThrow(
    'createMessage needs `domain` outside of a page.',
  )
})

test('accepts the other fields of EIP-4361', () => {
  const fields = { statement: 'Sign in to Example.', requestId: '7', resources: ['ipfs://one'] }
  expect(parseSiweMessage(createMessage({ ...options, ...fields }))).toMatchObject(fields)
})

test('leaves the expiration time out if it is undefined', () => {
  const message = createMessage({ ...options, expirationTime: undefined })
  expect(message).not.toContain('Expiration Time')
})
