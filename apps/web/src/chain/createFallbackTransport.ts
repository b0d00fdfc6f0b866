import { HttpRequestError, type Transport, custom, http } from 'viem'

/**
 * Creates a transport over all nodes of a chain. It asks the first node that is not paused. If the node fails or limits
 * the rate (429), the transport pauses it and asks the next one. The transport throws an error about the call itself at
 * once, because the next node would answer with the same error.
 *
 * @throws the last error if no node answers
 */
export function createFallbackTransport(
  urls: readonly string[],
  ask: typeof requestHttp = requestHttp,
): Transport {
  const nodes = urls.map((url) => ({ url, until: -Infinity, failures: 0 }))
  return custom(
    {
      async request(call: Call) {
        let last: unknown = new Error('No node is set for this chain, or all of them rest.')
        for (const node of nodes.filter(({ until }) => until <= performance.now())) {
          try {
            const answer = await ask(node.url, call)
            node.failures = 0
            return answer
          } catch (error) {
            if (!isNodesFault(error)) throw error
            last = error
            node.until = performance.now() + pauseAfter(error, node.failures)
            node.failures += 1
          }
        }
        throw last
      },
    },
    { retryCount: 0 },
  )
}

type Call = { method: string; params?: unknown }

const minPause = 1_000 // ms
const maxPause = 60_000

function requestHttp(url: string, call: Call): Promise<unknown> {
  const { request } = http(url, { timeout: 8_000, retryCount: 0 })({})
  return request(call as Parameters<typeof request>[0])
}

/** Error codes with which a node says that its limit of requests is reached. Others count as errors of the call. */
const exhausted: readonly unknown[] = [-32005, -32097, 429]

function isNodesFault(error: unknown): boolean {
  const code = (error as { code?: unknown } | undefined)?.code
  return typeof code !== 'number' || exhausted.includes(code)
}

/**
 * Returns the pause of a failed node in ms: the longer of its `Retry-After` (RFC 9110, 10.2.3) and an exponential back-off.
 */
function pauseAfter(error: unknown, failures: number): number {
  const asked = error instanceof HttpRequestError ? Number(error.headers?.get('retry-after')) : 0
  return Math.min(maxPause, Math.max(asked * 1_000 || 0, minPause * 2 ** failures))
}
