import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decode, decodeError, encode } from './jsonEncoding.ts'
import { ProviderRpcError } from './ProviderRpcError.ts'

/** Encodes a value, passes it through JSON text, and decodes it again. */
const crossed = (value: unknown) => decode(JSON.parse(JSON.stringify(encode(value))))

test.each([
  ['undefined', undefined],
  ['null', null],
  ['bigint', 123n],
  ['NaN', Number.NaN],
  ['an array with holes in its meaning', [undefined, 1n, 'x', null]],
  ['an object with undefined', { a: undefined, b: { c: 2n } }],
  ['plain JSON', { code: 4001, data: [1, { deep: true }] }],
])('%s survives encoding', (_, value) => {
  expect(crossed(value)).toStrictEqual(value)
})

test('an error keeps its class, message, code, data and own keys', () => {
  const error = Object.assign(new TypeError('no'), { code: 4001, data: { a: 1 }, extra: undefined })
  const back = crossed(error) as TypeError & Record<string, unknown>
  expect(back).toBeInstanceOf(TypeError)
  expect(back.message).toBe('no')
  expect(Object.keys(back)).toEqual(['code', 'data', 'extra'])
  expect(back).toMatchObject({ code: 4001, data: { a: 1 } })
})

test('a shape without own keys keeps its code and data', () => {
  expect(decodeError({ kind: 'error', code: 4001, data: { a: 1 } })).toMatchObject({
    code: 4001,
    data: { a: 1 },
  })
})

test.each(['constructor', 'toString', 'MyError'])(
  'an error with the name %s becomes an Error with that name',
  (name) => {
    const back = crossed(Object.assign(new Error('no'), { name }))
    expect(back).toBeInstanceOf(Error)
    expect(back).toMatchObject({ name, message: 'no' })
  },
)

test('a ProviderRpcError stays one', () => {
  const back = crossed(new ProviderRpcError(4902, 'Unrecognized', { x: 1 }))
  expect(back).toBeInstanceOf(ProviderRpcError)
  expect(back).toMatchObject({ code: 4902, message: 'Unrecognized', data: { x: 1 } })
})

test('an error keeps its cause', () => {
  const back = crossed(
    new Error('outer', { cause: Object.assign(new Error('inner'), { code: 1 }) }),
  )
  expect((back as Error).cause).toMatchObject({ message: 'inner', code: 1 })
})

test('a plain object does not become an error', () => {
  const back = crossed({ code: 4001, message: 'no' })
  expect(back).not.toBeInstanceOf(Error)
  expect(back).toEqual({ code: 4001, message: 'no' })
})

test('the key __proto__ stays a key', () => {
  const value = JSON.parse('{"__proto__":{"polluted":1}}') as object
  const back = crossed([value, undefined]) as object[]
  expect(Object.keys(back[0]!)).toEqual(['__proto__'])
  expect(Object.getPrototypeOf(back[0])).toBe(Object.prototype)
})

test('a cycle becomes null', () => {
  const loop: Record<string, unknown> = { name: 'loop' }
  loop['self'] = loop
  expect(crossed(loop)).toEqual({ name: 'loop', self: null })
})

test('a getter that throws does not break encoding', () => {
  const trap = Object.defineProperty({}, 'code', {
    enumerable: true,
    get: () => {
      throw new Error('trap')
    },
  })
  expect(crossed(trap)).toEqual({})
})

test.each([
  ['a revoked proxy', () => revoked()],
  ['a list that holds one', () => [1, revoked()]],
  ['an object of 10,000 levels', () => nested(10_000)],
])('encodes %s as undefined', (_, make) => {
  expect(encode(make())).toEqual({ $: 'undefined' })
})

const revoked = (): object => {
  const { proxy, revoke } = Proxy.revocable({}, {})
  revoke()
  return proxy
}

const nested = (levels: number): object => {
  let value: object = { missing: undefined }
  for (let level = 1; level < levels; level++) value = { value }
  return value
}

const trapped = (key: string) =>
  Object.defineProperty(Object.assign(new RangeError('no'), { code: 4001 }), key, {
    enumerable: true,
    get: () => {
      throw new Error('trap')
    },
  })

test.each(['name', 'stack', 'cause', 'data', 'extra'])(
  'an error with an unreadable %s stays an error',
  (key) => {
    const back = crossed(trapped(key))
    expect(back).toBeInstanceOf(Error)
    expect(back).toMatchObject({ message: 'no', code: 4001 })
  },
)

test('code and data of an error’s class can be read but are not own keys', () => {
  class Refused extends Error {
    get code() {
      return 4001
    }
    get data() {
      return { why: 'no' }
    }
  }
  const back = crossed(new Refused('no')) as Error
  expect(back).toMatchObject({ message: 'no', code: 4001, data: { why: 'no' } })
  expect(Object.keys(back)).toEqual([])
})

test('a hole in a list becomes undefined', () => {
  const list: unknown[] = [1]
  list[2] = 2
  expect(crossed(list)).toStrictEqual([1, undefined, 2])
})

test.each([
  [{ kind: 'undefined' }, undefined],
  [{ kind: 'string', message: 'no' }, 'no'],
  [
    { kind: 'object', code: '4001', message: 'no' },
    { code: '4001', message: 'no' },
  ],
] as const)('decodes %o to the value that is thrown', (shape, thrown) => {
  expect(decodeError(shape)).toEqual(thrown)
})

test('any JSON survives encoding', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(crossed(value)).toEqual(JSON.parse(JSON.stringify(value)))
    }),
  )
})
