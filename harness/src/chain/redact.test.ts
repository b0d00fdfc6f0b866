import { expect, test } from 'vitest'
import { redact } from './redact.ts'

test.each([
  ['https://node.example/v1/key', 'https://node.example/…'],
  ['https://node.example?apikey=key', 'https://node.example/…'],
  ['https://node.example#key', 'https://node.example/…'],
  ['https://user:word@node.example', 'https://node.example'],
  ['https://user:word@node.example:8443/', 'https://node.example:8443/'],
  ['wss://key@node.example/v1', 'wss://node.example/…'],
  ['HTTPS://NODE.example/KEY', 'HTTPS://NODE.example/…'],
  ['for url (http://node.example/key)', 'for url (http://node.example/…)'],
  [
    '{"forkUrl":"https://node.example/key","block":1}',
    '{"forkUrl":"https://node.example/…","block":1}',
  ],
  [
    'a https://a.example/1 and b https://b.example/2.',
    'a https://a.example/… and b https://b.example/…',
  ],
  ['http://127.0.0.1:8545', 'http://127.0.0.1:8545'],
  ['no address', 'no address'],
])('shortens %s to %s', (text, cleaned) => {
  expect(redact(text)).toBe(cleaned)
})

const url = 'https://the-user:p%40ssw0rd@node.example/v1/path-key-1/?apikey=query-key-1&chain=56'

test.each(['the-user', 'p%40ssw0rd', 'p@ssw0rd', 'path-key-1', 'query-key-1'])(
  'removes the part %s of the address from the text',
  (part) => {
    expect(redact(`Invalid key: ${part}.`, url)).toBe('Invalid key: ….')
  },
)

test('keeps short parts of the address', () => {
  expect(redact('{"version":"v1","chain":56}', url)).toBe('{"version":"v1","chain":56}')
})
