/** Key of the symbol under which the clock is stored in the page's `globalThis`. */
export const clockKey = 'touchstone.clock'

export type PageClock = {
  /** Advances the page's time by `ms` and runs all due timers. */
  runFor(ms: number): Promise<void>
}
