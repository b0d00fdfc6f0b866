import { HttpRequestError, RpcRequestError, TimeoutError } from 'viem'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createFallbackTransport } from './createFallbackTransport.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

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

/** Creates a transport over two mock nodes. `first` returns the response of the first node. */
function setUp(first: () => unknown) {
  const asked: string[] = []
  const transport = createFallbackTransport(['one', 'two'], async (node) => {
    asked.push(node)
    const answer = node === 'one' ? first() : 'two'
    if (answer instanceof Error) throw answer
    return answer
  })({})
  const ask = () => transport.request(call)
  return { ask, asked }
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
  const { ask, asked } = setUp(() => tooMuch('30'))
  await ask()
  vi.advanceTimersByTime(29_999)
  await ask()
  vi.advanceTimersByTime(1)
  await ask()
  expect(asked).toEqual(['one', 'two', 'two', 'one', 'two'])
})

test('doubles the pause of a failing node, up to a minute', async () => {
  const { ask, asked } = setUp(() => tooMuch())
  const rests: number[] = []
  for (let round = 0; round < 9; round += 1) {
    const before = performance.now()
    do {
      await ask()
      vi.advanceTimersByTime(500)
    } while (asked.at(-2) !== 'one')
    rests.push(performance.now() - before)
  }
  expect(rests.at(-1)).toBe(60_000)
  expect(rests.toSorted((one, other) => one - other)).toEqual(rests)
})

test('sends no request while all nodes are paused', async () => {
  const asked: string[] = []
  const transport = createFallbackTransport(['one'], async (node) => {
    asked.push(node)
    throw tooMuch('5')
  })({})
  await expect(transport.request(call)).rejects.toMatchObject({ status: 429 })
  await expect(transport.request(call)).rejects.toThrow('all of them rest')
  expect(asked).toEqual(['one'])
})
