import { expect, test } from 'vitest'
import { createMessage } from './createMessage.ts'
import { isSiweMessage } from './verifySiweMessage.ts'

const good = createMessage({
  address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  chainId: 56,
  nonce: '8f3ac51b',
  domain: 'app.example:8443',
  uri: 'https://app.example:8443',
})

// The first three are the examples of EIP-4361.
test.each([
  [
    'an implicit scheme',
    'example.com',
    '\nResources:\n- ipfs://bafybeiemxf5abjwjbikoz4mc3a3dla6ual3jsgpdr4cjr3oz3evfyavhwq/\n- https://example.com/my-web2-claim.json',
  ],
  ['a port', 'example.com:3388', ''],
  ['an explicit scheme', 'https://example.com', ''],
  ['an empty request id and no resource', 'example.com', '\nRequest ID: \nResources:'],
])('accepts a message with %s', (_, origin, end) => {
  const text = [
    `${origin} wants you to sign in with your Ethereum account:`,
    '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2',
    '',
    'I accept the ExampleOrg Terms of Service: https://example.com/tos',
    '',
    'URI: https://example.com/login',
    'Version: 1',
    'Chain ID: 1',
    'Nonce: 32891756',
    `Issued At: 2021-09-30T16:25:24Z${end}`,
  ].join('\n')
  expect(isSiweMessage(text)).toBe(true)
})

test('accepts a message without a statement', () => {
  expect(isSiweMessage(good)).toBe(true)
  expect(isSiweMessage(good.replace(/\nSign in to show.*\n/, '\n'))).toBe(true)
})

test.each([
  ['text before it', (text: string) => `Attention!\n${text}`],
  ['text after it', (text: string) => `${text}\nand more`],
  ['text between its parts', (text: string) => text.replace('\n\nURI', '\n\nmore\n\nURI')],
  ['another version', (text: string) => text.replace('Version: 1', 'Version: 2')],
  ['a short nonce', (text: string) => text.replace('8f3ac51b', '8f3ac51')],
  ['fields in another order', (text: string) => text.replace(/(Version.*)\n(Chain.*)/, '$2\n$1')],
  ['no date of issue', (text: string) => text.replace(/\nIssued At.*/, '')],
  ['a path in its domain', (text: string) => text.replace('8443 wants', '8443/path wants')],
])('rejects a message with %s', (_, edit) => {
  const text = edit(good)
  expect(text).not.toBe(good)
  expect(isSiweMessage(text)).toBe(false)
})
