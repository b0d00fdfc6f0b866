import type { Clock } from './types.ts'

/**
 * The few things that every host has and the language lacks. This is the engine's only look at
 * globals; it is taken at each use, so that fake timers are seen.
 */
const host = globalThis as unknown as {
  setTimeout(fn: () => void, ms: number): unknown
  clearTimeout(timer: unknown): void
  performance: { now(): number }
  crypto: { getRandomValues(bytes: Uint8Array): Uint8Array }
  reportError?: (error: unknown) => void
}

/** Real time: ms since the page or the process began. */
export const realClock: Clock = {
  now: () => host.performance.now(),
  setTimeout: (fn, ms) => host.setTimeout(fn, ms),
  clearTimeout: (timer) => host.clearTimeout(timer),
}

/** Random hex digits. `crypto.randomUUID` is missing on http pages that are not local. */
export const randomHex = (bytes: number): string =>
  Array.from(host.crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')

/** A UUID of version 4 (RFC 4122), as EIP-6963 asks for. */
export const randomUuid = (): string => {
  const hex = randomHex(16)
  const variant = ((Number.parseInt(hex.slice(16, 18), 16) & 0x3f) | 0x80).toString(16)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(18, 20)}-${hex.slice(20)}`
}

/** Tells the page of an error as if it were uncaught; where that would end the process it is dropped. */
export const reportError = (error: unknown): void => host.reportError?.(error)
