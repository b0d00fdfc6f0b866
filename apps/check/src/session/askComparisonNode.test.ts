import { expect, onTestFinished, test, vi } from 'vitest'
import { askComparisonNode } from './askComparisonNode.ts'

test('returns an error when a node does not answer in time', async () => {
  onTestFinished(() => {
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  })
  const over = new AbortController()
  const limit = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(over.signal)
  vi.stubGlobal(
    'fetch',
    (_: string, { signal }: RequestInit) =>
      new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
  )
  const answer = askComparisonNode('eth_chainId', [])
  over.abort(new DOMException('No answer in time.', 'TimeoutError'))
  expect([await answer, limit.mock.lastCall]).toEqual([
    {
      error: { type: 'error', message: 'TimeoutError: No answer in time.' },
      by: 'promise',
    },
    [15_000],
  ])
})
