import type { FakeClock } from '../../app/environments/node/clock.ts'

/** Replaces the timers of this process with a fake clock, until the returned function is called. */
export const installFakeTimers = (clock: FakeClock): (() => void) => {
  const { setTimeout, clearTimeout } = globalThis
  Object.assign(globalThis, {
    setTimeout: (fn: (...args: unknown[]) => void, ms = 0, ...args: unknown[]) =>
      clock.setTimeout(() => fn(...args), ms),
    clearTimeout: clock.clearTimeout,
  })
  return () => void Object.assign(globalThis, { setTimeout, clearTimeout })
}
