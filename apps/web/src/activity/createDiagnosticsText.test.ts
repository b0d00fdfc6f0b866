import { createConnection, UserRejectedError } from '@touchstone/connect'
import { expect, test } from 'vitest'
import { createDiagnosticsText, redactAddresses } from './createDiagnosticsText.ts'

const one = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const two = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

test('gives an account the same number in any letter case', () => {
  const text = `${one} ${two} ${one.toLowerCase()}`
  expect(redactAddresses(text)).toBe('account 1 account 2 account 1')
})

test.each([
  ['a hash, which leads to its sender', `0x${'ab'.repeat(32)}`],
  ['an address without its 0x', one.slice(2)],
  ['call data with an address inside', `0xa9059cbb${one.slice(2).padStart(64, '0')}`],
  ['an address cut in the middle', '0x7099…79C8'],
  ['the same with dots', '0x7099...79c8'],
])('removes private data: %s', (_, hidden) => {
  const text = redactAddresses(`before ${hidden} after`)
  expect(text).toMatch(/^before (account|number) after$/)
})

test('keeps codes, chains and times', () => {
  const text = '{"code":-32603,"chainId":56,"at":1234.5,"id":"0x38"}'
  expect(redactAddresses(text)).toBe(text)
})

test('names each wallet with its rdns, and counts announcements without a row', () => {
  const window = new EventTarget()
  const connection = createConnection({ window, storage: null })
  for (let nth = 0; nth < 68; nth += 1) {
    const rdns = nth < 2 ? 'io.rabby' : 'com.bee'
    const detail = { info: { rdns }, provider: { request() {} } }
    window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  }
  const page = { page: '', browser: '', language: 'en', online: true }
  expect(createDiagnosticsText(connection, [], page).split('\n')).toEqual(
    expect.arrayContaining([
      expect.stringMatching(
        /^Wallets here: rabby \(io\.rabby\), rabby#2 \(io\.rabby\), com\.bee \(/,
      ),
      'Announcements of wallets without a row: 2',
    ]),
  )
})

test('has a line for each event, with the message of an error', () => {
  const connection = createConnection({ window: new EventTarget(), storage: null })
  const base = { at: 0, attempt: 1, wallet: 'metamask' } as const
  const error = new UserRejectedError('The connection was declined.')
  const text = createDiagnosticsText(
    connection,
    [
      { ...base, seq: 1, event: 'connecting' },
      { ...base, seq: 2, event: 'error', error },
    ],
    { page: '', browser: '', language: 'en', online: true },
  )
  expect(text.split('\n').slice(-3, -1)).toEqual([
    expect.stringContaining('"event":"connecting"'),
    expect.stringContaining('"message":"The connection was declined."'),
  ])
})
