import { expect, test } from 'vitest'
import { parsePairing } from './parsePairing.ts'

const hex = 'ab'.repeat(32)
const uri = (change: Record<string, string> = {}, topic = hex) =>
  `wc:${topic}@2?${String(new URLSearchParams({ 'relay-protocol': 'irn', symKey: hex, ...change }))}`

test('accepts a pairing as it is, or in a link of a wallet', () => {
  expect(parsePairing(` ${uri()}\n`)).toBe(uri())
  expect(parsePairing(`rabby://wc?uri=${encodeURIComponent(uri())}`)).toBe(uri())
  expect(parsePairing(`https://metamask.app.link/wc?uri=${encodeURIComponent(uri())}`)).toBe(uri())
})

test.each([
  ['', 'it does not begin with wc:<topic>@2'],
  ['https://example.com/?uri=no', 'it does not begin with wc:<topic>@2'],
  ['wc:ab@1?bridge=x&key=y', 'it is of version 1; wallets speak version 2'],
  [uri({}, 'abc'), 'its topic is not 64 hex digits'],
  [uri({ symKey: 'zz' }), 'its symKey is not 64 hex digits'],
  [uri({ 'relay-protocol': 'waku' }), 'its relay-protocol is not irn'],
  [uri({ expiryTimestamp: 'soon' }), 'its expiryTimestamp is not a number'],
])('rejects %s', (code, why) => {
  expect(() => parsePairing(code)).toThrow(`This is no pairing of WalletConnect: ${why} (`)
})

test('rejects the result for an image without a code', () => {
  // TypeScript rejects this argument, but a JavaScript caller can pass it.
  const none = undefined as unknown as string
  expect(() => parsePairing(none)).toThrow(
    'This is no pairing of WalletConnect: it is no text (undefined).',
  )
})

test('the error is one line of limited length', () => {
  const parseBad = () => parsePairing(`${'x'.repeat(10_000)}\n\u202e`)
  expect(parseBad).toThrow(/^.{100,200}$/)
})

test('rejects an expired pairing with the fix', () => {
  const code = uri({ expiryTimestamp: '100' })
  expect(parsePairing(code, () => 99_999)).toBe(code)
  expect(() => parsePairing(code, () => 100_000)).toThrow(
    'This pairing has expired. Ask the dapp for a new QR code.',
  )
})
