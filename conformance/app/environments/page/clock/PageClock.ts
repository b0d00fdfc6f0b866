/** Key of the symbol of the clock in the page's `globalThis`. */
export const clockKey = 'touchstone.clock'

export type PageClock = {
  /** Advances the page's time by `ms` and runs all due timers. */
  runFor(ms: number): Promise<void>
}
