import type { NodeRequest } from '../../core/driver.ts'

// Limits in bytes; each call counts as `perCall` bytes more. Requests are kept until the run is written. A
// real MetaMask makes some thousand calls in its longest checks.
const checkLimit = 16 * 2 ** 20
const runLimit = 256 * 2 ** 20
const perCall = 100

/** Listeners of requests, by lease. */
export type NodeRequestListeners = {
  add(lease: number, listener: (asked: NodeRequest) => void): () => void
  notify(lease: number, asked: NodeRequest): void
  /** Counts a request. Returns false if its check exceeds the limit; the request must then be refused. */
  admit(lease: number, calls: number, bytes: number): boolean
}

export function createNodeRequestListeners(): NodeRequestListeners {
  const checks = new Map<number, { listener: (asked: NodeRequest) => void; size: number }>()
  let total = 0
  return {
    add(lease, listener) {
      checks.set(lease, { listener, size: 0 })
      return () => void checks.delete(lease)
    },
    notify: (lease, asked) => checks.get(lease)?.listener(asked),
    admit(lease, calls, bytes) {
      const check = checks.get(lease)
      // Without a listener, the request is not kept.
      if (!check) return true
      check.size += bytes + perCall * calls
      total += bytes + perCall * calls
      return check.size <= checkLimit && total <= runLimit
    },
  }
}
