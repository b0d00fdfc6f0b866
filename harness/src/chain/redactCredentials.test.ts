import { expect, test } from 'vitest'
import { redact } from './redactCredentials.ts'

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

test.each([
  ['in capitals', 'PATH-KEY-1'],
  ['percent-encoded', 'path%2Dkey%2d1'],
  ['percent-encoded in full', '%70%61%74%68%2D%6B%65%79%2D%31'],
  ['percent-encoded twice', 'path%252Dkey%252D1'],
  ['as a pair', 'the-user:p@ssw0rd'],
  ['after backslashes', String.raw`\\\\path-key-1`],
])('removes a part of the address %s', (_, part) => {
  expect(redact(`Invalid key: ${part}.`, url)).toBe('Invalid key: ….')
})

test.each(['p"ssw\\ord', 'pâss/wörd', '(p.ssw*rd)', 'a>?b>?c>?'])(
  'removes the password %s from JSON and from the header of Basic authentication',
  (password) => {
    const address = `https://user:${encodeURIComponent(password)}@node.example`
    const header = Buffer.from(`user:${password}`)
    const text = [
      JSON.stringify({ message: `Invalid: ${password}` }),
      `Basic ${header.toString('base64')}`,
      `Basic ${header.toString('base64url')}`,
    ]
    expect(text.map((one) => redact(one, address).replace(/=*$/, ''))).toEqual([
      '{"message":"Invalid: …"}',
      'Basic …',
      'Basic …',
    ])
  },
)

test.each(['\\', '%', '%25', 'p'])('takes linear time for many %s', (part) => {
  const start = performance.now()
  redact(part.repeat(20_000), url)
  expect(performance.now() - start).toBeLessThan(1000)
})

test('keeps short parts of the address', () => {
  expect(redact('{"version":"v1","chain":56}', url)).toBe('{"version":"v1","chain":56}')
})
