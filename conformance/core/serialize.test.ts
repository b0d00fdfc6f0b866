import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { maxValues, serialize, serializeError, deserialize } from './serialize.ts'

test('keeps plain JSON unchanged', () => {
  const value = { a: [1, 'x', null, true] }
  expect(serialize(value)).toEqual(value)
})

test('describes values that JSON lacks', () => {
  expect(serialize([undefined, 1n, Number.NaN, () => 1])).toEqual([
    { $: 'undefined' },
    { $: 'bigint', value: '1' },
    { $: 'number', value: 'NaN' },
    { $: 'function' },
  ])
})

test('serializes a getter that throws, a circular reference and a hostile proxy', () => {
  const circle: Record<string, unknown> = {
    get boom() {
      throw new Error('no')
    },
  }
  circle['self'] = circle
  const hostile = new Proxy({}, { ownKeys: () => [][0]! })
  expect([serialize(circle), serialize(hostile)]).toEqual([
    { boom: { $: 'throws' }, self: { $: 'circular' } },
    {},
  ])
})

test('reads a list with an endless iterator by index', () => {
  const list = ['a', 'b']
  list[Symbol.iterator] = function* () {
    for (;;) yield 'a'
  } as never
  expect(serialize(list)).toEqual(['a', 'b'])
})

test('reads the first values of an endless list', () => {
  const reads: unknown[] = []
  const list = new Proxy([], {
    get(_, key) {
      if (key === 'length') return Infinity
      reads.push(key)
      return 'a'
    },
  })
  expect((serialize(list) as unknown[]).at(-1)).toEqual({ $: 'more' })
  expect(reads.length).toBeLessThan(maxValues + 10)
})

test('reads the first values of an endless object', () => {
  let reads = 0
  const tree = (): object =>
    new Proxy(
      {},
      {
        ownKeys: () => ['a', 'b', 'c', 'd'],
        getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
        get(_, key) {
          if (typeof key === 'symbol') return undefined
          reads += 1
          return tree()
        },
      },
    )
  expect(JSON.stringify(serialize(tree()))).toContain('"$":"more"')
  expect(reads).toBeLessThanOrEqual(maxValues)
})

test('serializes an error inside its own data once', () => {
  const error = Object.assign(new Error('no'), { code: 4001, data: {} })
  error.data = { originalError: error }
  const fields = { name: 'Error', code: 4001, message: 'no', keys: ['code', 'data'] }
  const data = { originalError: { $: 'circular' } }
  expect(serializeError(error)).toEqual({ type: 'error', ...fields, data })
  expect(serialize(error)).toEqual({ $: 'error', ...fields, data })
})

test('distinguishes an Error from a plain object that looks like one', () => {
  const code = { code: 4001, message: 'No.' }
  const types = [
    serializeError(Object.assign(new Error('No.'), code)),
    serializeError(code),
    serializeError('No.'),
  ].map(({ type }) => type)
  expect(types).toEqual(['error', 'object', 'string'])
})

test('recognizes an Error of another realm', () => {
  const error = runInNewContext("Object.assign(new Error('No.'), { code: 4001 })") as object
  const fields = { name: 'Error', code: 4001, message: 'No.', keys: ['code'] }
  expect(serializeError(error)).toEqual({ type: 'foreign error', ...fields })
  expect(serialize({ originalError: error })).toEqual({ originalError: { $: 'error', ...fields } })
})

test('keeps the type of a code', () => {
  expect(serializeError({ code: '4001' }).code).toBe('4001')
})

test('deserialize restores the values that a request needs', () => {
  expect(
    deserialize([{ $: 'undefined' }, { $: 'bigint', value: '7' }, { a: { $: 'text', length: 3 } }]),
  ).toEqual([undefined, 7n, { a: 'xxx' }])
})

test('serializes a revoked proxy, as a value and as an error', () => {
  const { proxy, revoke } = Proxy.revocable({}, {})
  revoke()
  expect(serialize([proxy])).toEqual([{ $: 'throws' }])
  expect(serializeError(proxy)).toEqual({ type: 'object', keys: [] })
})
