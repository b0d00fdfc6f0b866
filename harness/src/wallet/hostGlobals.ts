import type { Clock } from './types.ts'

/** Globals that are not part of the language. Read at each use, so that fake timers of a test work. */
const host = globalThis as unknown as {
  setTimeout(fn: () => void, ms: number): unknown
  clearTimeout(timer: unknown): void
  performance: { now(): number }
  crypto: { getRandomValues(bytes: Uint8Array): Uint8Array }
  reportError?: (error: unknown) => void
}

/** Real time in ms since the page or the process started. */
export const realClock: Clock = {
  now: () => host.performance.now(),
  setTimeout: (fn, ms) => host.setTimeout(fn, ms),
  clearTimeout: (timer) => host.clearTimeout(timer),
}

/** Returns random bytes in hex. `crypto.randomUUID` is missing on http pages that are not local. */
export const randomHex = (bytes: number): string =>
  Array.from(host.crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')

/** Returns a UUID of version 4 (RFC 4122), as EIP-6963 requires. */
export const randomUuid = (): string => {
  const hex = randomHex(16)
  const variant = ((Number.parseInt(hex.slice(16, 18), 16) & 0x3f) | 0x80).toString(16)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(18, 20)}-${hex.slice(20)}`
}

/** Reports an error to the page as if no code had caught it. Has no effect in Node. */
export const reportError = (error: unknown): void => host.reportError?.(error)
