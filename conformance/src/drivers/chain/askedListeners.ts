import type { Asked } from '../../engine/driver.ts'

// Each request is kept until the run is written. In bytes, and so much more for each call. A real MetaMask makes
// some thousand calls in its longest checks.
const checkLimit = 16 * 2 ** 20
const runLimit = 256 * 2 ** 20
const perCall = 100

/** Listeners of requests, by lease. */
export type AskedListeners = {
  add(lease: number, listener: (asked: Asked) => void): () => void
  tell(lease: number, asked: Asked): void
  /** Counts a request. False where its check asks too much: then the request gets no answer. */
  admit(lease: number, calls: number, bytes: number): boolean
}

export function createAskedListeners(): AskedListeners {
  const checks = new Map<number, { listener: (asked: Asked) => void; size: number }>()
  let total = 0
  return {
    add(lease, listener) {
      checks.set(lease, { listener, size: 0 })
      return () => void checks.delete(lease)
    },
    tell: (lease, asked) => checks.get(lease)?.listener(asked),
    admit(lease, calls, bytes) {
      const check = checks.get(lease)
      // Without a listener, nothing is kept.
      if (!check) return true
      check.size += bytes + perCall * calls
      total += bytes + perCall * calls
      return check.size <= checkLimit && total <= runLimit
    },
  }
}
