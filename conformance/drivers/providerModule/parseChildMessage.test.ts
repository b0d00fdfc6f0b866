import { expect, test } from 'vitest'
import { parseAnswer, parseChildMessage } from './parseChildMessage.ts'

const token = 'a-token'
const unknown = 'sent a message that the suite does not know'
const parse = (text: string) => parseChildMessage(`${token} ${text}`, token)

test.each([
  { ready: true },
  { failed: 'boom' },
  { id: 1, value: null },
  { id: 1, thrown: 'boom' },
  {
    driverEvent: { event: 'chainChanged', listener: 'l', args: ['0x1'], read: { chainId: '0x1' } },
  },
  { driverEvent: { inListener: 'l', id: 'c', answer: { result: '0x1', by: 'promise' } } },
  {
    driverEvent: {
      inListener: 'l',
      id: 'c.2',
      answer: { error: { type: 'error', code: 4001, message: 'no', keys: [] }, by: 'throw' },
    },
  },
])('parses %j', (message) => {
  expect(parse(JSON.stringify(message))).toEqual(message)
})

test.each([
  'garbage',
  '',
  'null',
  '[]',
  '1',
  '"ready"',
  '{}',
  '{"ready":false}',
  '{"ready":true,"id":1}',
  '{"id":"1","value":null}',
  '{"id":1}',
  '{"id":1,"value":null,"thrown":"x"}',
  '{"constructor":{"ready":true}}',
  '{"__proto__":{"ready":true}}',
  '{"ready":true,"__proto__":{"id":1}}',
  '{"id":1,"value":1e999}',
  '{"driverEvent":{"rpc":"eth_sendTransaction","data":[]}}',
  '{"driverEvent":{"event":"connect","listener":"l"}}',
  '{"driverEvent":{"event":"connect","listener":"l","args":{}}}',
  '{"driverEvent":{"inListener":"l","answer":{"result":1,"by":"promise"}}}',
  '{"driverEvent":{"inListener":"l","id":"c","call":{"id":"x"},"answer":{"result":1,"by":"promise"}}}',
  '{"driverEvent":{"inListener":"l","id":"c","answer":{"result":1,"by":"magic"}}}',
  '{"driverEvent":{"inListener":"l","id":"c","answer":{"error":"no","by":"throw"}}}',
])('refuses %s', (text) => {
  expect(() => parse(text)).toThrow(unknown)
})

test.each([
  ['a reason of 301 characters', `{"failed":"${'x'.repeat(301)}"}`],
  ['an error of 301 characters', `{"id":1,"thrown":"${'x'.repeat(301)}"}`],
  ['deep nesting', `{"id":1,"value":${'['.repeat(100_000)}${']'.repeat(100_000)}}`],
])('refuses %s', (_, text) => {
  expect(() => parse(text)).toThrow(unknown)
})

test.each(['{"ready":true}', 'b-token {"ready":true}', 'a-token{"ready":true}', ''])(
  'refuses a line without the token: %j',
  (line) => {
    expect(() => parseChildMessage(line, token)).toThrow('wrote to the channel of the suite')
  },
)

test('keeps a key "__proto__" in an answer as data', () => {
  const message = parse('{"id":1,"value":{"__proto__":{"polluted":true}}}')
  expect([JSON.stringify(message), 'polluted' in {}]).toEqual([
    '{"id":1,"value":{"__proto__":{"polluted":true}}}',
    false,
  ])
})

test.each([
  ['open', { acts: ['approve'], window: true, lacks: ['eip-5792'] }],
  ['request', { result: null, by: 'value', argsAfter: [1] }],
  ['inspect', { type: 'string', value: '0x1' }],
  ['user', [1]],
  ['close', null],
] as const)('accepts an answer to %s', (op, value) => {
  expect(parseAnswer(op, value)).toEqual(value)
})

test.each([
  ['open', null],
  ['open', { acts: ['constructor'], window: true, lacks: [] }],
  ['open', { acts: [], window: true, lacks: [], more: 1 }],
  ['request', '0x1'],
  ['request', { result: 1, error: {}, by: 'promise' }],
  ['inspect', { type: 1, value: null }],
  ['boot', 'done'],
  ['close', { acts: [], window: true, lacks: [] }],
] as const)('refuses as an answer to %s: %j', (op, value) => {
  expect(() => parseAnswer(op, value)).toThrow(`answered "${op}" with a value that does not answer`)
})
