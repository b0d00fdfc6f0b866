import { afterEach, expect, test, vi } from 'vitest'
import { requestNode } from './requestNode.ts'

/** Mocks the answer of the node. */
const node = (answer: () => Response | Promise<Response>) =>
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => answer())

afterEach(() => vi.restoreAllMocks())

test('returns the result of the node', async () => {
  node(() => Response.json({ jsonrpc: '2.0', id: 1, result: null }))
  expect(await requestNode('https://node.example/key', 'eth_getTransactionReceipt', ['0x1'])).toBe(
    null,
  )
})

test("rejects with the node's error, including its data", async () => {
  const error = { code: 3, message: 'execution reverted', data: '0x08c379a0' }
  node(() => Response.json({ jsonrpc: '2.0', id: 1, error }, { status: 400 }))
  const asked = requestNode('https://node.example/key', 'eth_call', [{}])
  await expect(asked).rejects.toMatchObject(error)
})

test.each([
  [
    'an HTML page',
    () => new Response('<html>busy</html>', { status: 503 }),
    'HTTP 503, and no JSON',
  ],
  ['no result', () => Response.json({ jsonrpc: '2.0', id: 1 }), 'it has no result'],
  ['nothing', () => Promise.reject(new TypeError('Failed to fetch')), 'Failed to fetch'],
])(
  'rejects with the host of the node, without its key, and the reason for %s',
  async (_, answer, why) => {
    node(answer)
    const asked = requestNode('https://node.example/key', 'eth_blockNumber', [])
    await expect(asked).rejects.toMatchObject({
      code: -32603,
      message: `The app's node at node.example gave no answer to eth_blockNumber (${why}): try again later, or give the app another node.`,
    })
  },
)

test('rejects when the node does not answer within 10 s', async () => {
  const over = new DOMException('The operation timed out.', 'TimeoutError')
  const limit = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort(over))
  const asked = requestNode('http://127.0.0.1:9', 'eth_blockNumber', [])
  await expect(asked).rejects.toMatchObject({ code: -32603, cause: over })
  expect(limit).toHaveBeenCalledWith(10_000)
})
