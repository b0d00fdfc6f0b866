import { HttpRequestError, RpcRequestError, TimeoutError } from 'viem'
import { expect, test } from 'vitest'
import { createFallbackTransport } from './createFallbackTransport.ts'

const call = { method: 'eth_call' }
const url = 'https://node.example'
const tooMuch = (after?: string) =>
  new HttpRequestError({
    url,
    status: 429,
    headers: new Headers(after === undefined ? {} : { 'retry-after': after }),
  })
const reverted = new RpcRequestError({
  body: call,
  url,
  error: { code: 3, message: 'execution reverted' },
})
const limited = new RpcRequestError({ body: call, url, error: { code: -32005, message: 'limit' } })

/** Creates a transport over two mock nodes and a mock clock. `first` returns the response of the first node. */
function setUp(first: () => unknown) {
  const asked: string[] = []
  const clock = { now: 0 }
  const transport = createFallbackTransport(['one', 'two'], {
    now: () => clock.now,
    ask: async (node) => {
      asked.push(node)
      const answer = node === 'one' ? first() : 'two'
      if (answer instanceof Error) throw answer
      return answer
    },
  })({})
  const ask = () => transport.request(call)
  return { ask, asked, clock }
}

test('asks the first node as long as it works', async () => {
  const { ask, asked } = setUp(() => 'one')
  expect([await ask(), await ask()]).toEqual(['one', 'one'])
  expect(asked).toEqual(['one', 'one'])
})

test.each([
  ['too many requests', tooMuch()],
  ['an internal limit', limited],
  ['silence', new TimeoutError({ body: call, url })],
  ['no connection', new HttpRequestError({ url, cause: new TypeError('Failed to fetch') })],
])('asks the next node at once after %s and pauses the first', async (_, error) => {
  const { ask, asked } = setUp(() => error)
  expect([await ask(), await ask()]).toEqual(['two', 'two'])
  expect(asked).toEqual(['one', 'two', 'two'])
})

test('returns an error of the call itself', async () => {
  const { ask, asked } = setUp(() => reverted)
  await expect(ask()).rejects.toMatchObject({ code: 3 })
  expect(asked).toEqual(['one'])
})

test('pauses a node for its Retry-After time', async () => {
  const { ask, asked, clock } = setUp(() => tooMuch('30'))
  await ask()
  clock.now = 29_999
  await ask()
  clock.now = 30_000
  await ask()
  expect(asked).toEqual(['one', 'two', 'two', 'one', 'two'])
})

test('doubles the pause of a failing node, up to a minute', async () => {
  const { ask, asked, clock } = setUp(() => tooMuch())
  const rests: number[] = []
  for (let round = 0; round < 9; round += 1) {
    const before = clock.now
    do {
      await ask()
      clock.now += 500
    } while (asked.at(-2) !== 'one')
    rests.push(clock.now - before)
  }
  expect(rests.at(-1)).toBe(60_000)
  expect(rests.toSorted((one, other) => one - other)).toEqual(rests)
})

test('sends no request while all nodes are paused', async () => {
  const asked: string[] = []
  const transport = createFallbackTransport(['one'], {
    now: () => 0,
    ask: async (node) => {
      asked.push(node)
      throw tooMuch('5')
    },
  })({})
  await expect(transport.request(call)).rejects.toMatchObject({ status: 429 })
  await expect(transport.request(call)).rejects.toThrow('all of them rest')
  expect(asked).toEqual(['one'])
})
