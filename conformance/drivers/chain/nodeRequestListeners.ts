import type { NodeRequest } from '../../core/driver.ts'

// Limits in bytes of the requests of one check, and of a run, which are kept in memory. A real MetaMask makes some
// thousand calls in its longest checks.
const checkLimit = 16 * 2 ** 20
const runLimit = 256 * 2 ** 20
const perCall = 100

type Listener = (request: NodeRequest) => void

/** Creates the listeners for requests to the nodes, at most one per lease. */
export function createNodeRequestListeners() {
  const checks = new Map<number, { listener: Listener; size: number }>()
  let total = 0
  return {
    add(lease: number, listener: Listener) {
      checks.set(lease, { listener, size: 0 })
      return () => void checks.delete(lease)
    },
    notify: (lease: number, request: NodeRequest) => checks.get(lease)?.listener(request),
    /** Counts a request. Returns false if its check or the run exceeds the limit: the request must then be refused. */
    admit(lease: number, calls: number, bytes: number): boolean {
      const check = checks.get(lease)
      // A request without a listener is not kept, so it does not count.
      if (!check) return true
      check.size += bytes + perCall * calls
      total += bytes + perCall * calls
      return check.size <= checkLimit && total <= runLimit
    },
  }
}
