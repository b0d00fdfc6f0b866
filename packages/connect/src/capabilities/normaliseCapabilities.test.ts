import { describe, expect, test } from 'vitest'
import { capabilityLimits, normaliseCapabilities } from './normaliseCapabilities.ts'

const ready = { atomic: { status: 'ready' } }
const unsupported = { 56: { atomic: 'unsupported' }, 1: { atomic: 'unsupported' } }
const read = (value: unknown) => normaliseCapabilities(value, [56, 1])

test('returns the status of each requested chain, and of no other', () => {
  const answer = { '0x38': { atomic: { status: 'supported' } }, '0x2105': ready }
  expect(read(answer)).toEqual({ 56: { atomic: 'supported' }, 1: { atomic: 'unsupported' } })
})

test.each(['0x38', '0X38', '0x038', '0x0038', '56', 'eip155:56'])('reads the key %s', (key) => {
  expect(read({ [key]: ready })[56]).toEqual({ atomic: 'ready' })
})

test('reads a key in upper case', () => {
  expect(normaliseCapabilities({ '0x14A34': ready }, [84532])).toEqual({
    84532: { atomic: 'ready' },
  })
})

test('keeps the other capabilities as plain data', () => {
  const paymasterService = { supported: true, tokens: [{ symbol: 'BNB' }] }
  const { 56: capabilities } = read({ '0x38': { ...ready, paymasterService } })
  expect(capabilities).toEqual({ atomic: 'ready', paymasterService })
  expect(capabilities?.['paymasterService']).not.toBe(paymasterService)
})

describe('0x0, the key of all chains', () => {
  const auxiliaryFunds = { supported: true }

  test.each(['0x0', '0x00', '0X0'])('%s applies to every requested chain', (key) => {
    expect(read({ '0x38': ready, [key]: { auxiliaryFunds } })).toEqual({
      56: { atomic: 'ready', auxiliaryFunds },
      1: { atomic: 'unsupported', auxiliaryFunds },
    })
  })

  test('a capability of the chain replaces it, whichever comes first', () => {
    const none = { '0x38': { atomic: { status: 'unsupported' } } }
    const expected = { 56: { atomic: 'unsupported' }, 1: { atomic: 'ready' } }
    expect(read({ '0x0': ready, ...none })).toEqual(expected)
    expect(read({ ...none, '0x0': ready })).toEqual(expected)
  })
})

test.each([
  ['nothing', undefined],
  ['null', null],
  ['a text', '{"0x38":{"atomic":{"status":"ready"}}}'],
  ['a number', 56],
  ['a function', () => ready],
  ['an empty object', {}],
  ['a list, whose index 1 is no chain id', [ready, ready]],
  [
    'an unreadable key',
    { '0x': ready, BNB: ready, '-56': ready, [`0x${'0'.repeat(200)}38`]: ready },
  ],
  ['a chain that is no object', { '0x38': 'ready', '0x1': null }],
  ['a chain that is a list', { '0x38': [ready] }],
  ['a status without its object', { '0x38': { atomic: 'ready' } }],
  ['the shape of an older draft', { '0x38': { atomic: { supported: true } } }],
  ['an unknown status', { '0x38': { atomic: { status: 'maybe' } } }],
  ['a status of another type', { '0x38': { atomic: { status: ['ready'] } } }],
])('returns unsupported for %s', (_, answer) => {
  expect(read(answer)).toEqual(unsupported)
})

describe('hostile answers', () => {
  const thrown = () => {
    throw new Error('No')
  }
  const withGetter = (key: string) =>
    Object.defineProperty({}, key, { get: thrown, enumerable: true })

  test('a getter that throws hides only its chain', () => {
    expect(read(Object.assign(withGetter('0x1'), {}, { '0x38': ready }))).toEqual({
      ...unsupported,
      56: { atomic: 'ready' },
    })
  })

  test('a getter that throws hides only its capability', () => {
    expect(read({ '0x38': Object.assign(withGetter('flow'), ready) })[56]).toEqual({
      atomic: 'ready',
    })
  })

  test.each([
    ['a getter that throws', withGetter('inner')],
    ['a bigint', 1n],
    ['a function', thrown],
    ['an endless value', endless()],
    ['a cycle', cycle()],
    ['a long text', 'x'.repeat(capabilityLimits.characters)],
  ])('leaves out a capability with %s', (_, value) => {
    expect(read({ '0x38': { ...ready, value } })[56]).toEqual({ atomic: 'ready' })
  })

  test('leaves out a capability with a long name', () => {
    expect(
      read({ '0x38': { ...ready, ['x'.repeat(capabilityLimits.characters)]: 1 } })[56],
    ).toEqual({
      atomic: 'ready',
    })
  })

  test('returns unsupported for a revoked proxy', () => {
    const { proxy, revoke } = Proxy.revocable({}, {})
    revoke()
    expect(read(proxy)).toEqual(unsupported)
    expect(read({ '0x38': proxy })).toEqual(unsupported)
  })

  test('reads a limited number of capabilities and of chains', () => {
    const many = Object.fromEntries(Array.from({ length: 1_000 }, (_, at) => [`c${at}`, at]))
    expect(Object.keys(read({ '0x38': many })[56] ?? {})).toHaveLength(
      capabilityLimits.capabilities + 1,
    )
    const chains = Object.fromEntries(
      Array.from({ length: capabilityLimits.chains }, (_, at) => [
        `0x${(at + 1_000).toString(16)}`,
        ready,
      ]),
    )
    expect(read({ ...chains, '0x38': ready })).toEqual(unsupported)
  })

  test('does not change the prototype of an object', () => {
    const answer: unknown = JSON.parse('{"0x38":{"__proto__":{"atomic":{"status":"ready"}}}}')
    expect(Object.getPrototypeOf(read(answer)[56])).toBe(Object.prototype)
    expect(read(answer)[56]?.atomic).toBe('unsupported')
  })
})

/** Returns an object whose properties lead to new objects without end. */
function endless(): object {
  return new Proxy(
    {},
    {
      get: (_, key) => (key === 'toJSON' ? undefined : endless()),
      ownKeys: () => ['more'],
      getOwnPropertyDescriptor: () => ({ configurable: true, enumerable: true, value: 1 }),
    },
  )
}

function cycle(): object {
  const value: { self?: unknown } = {}
  value.self = value
  return value
}
