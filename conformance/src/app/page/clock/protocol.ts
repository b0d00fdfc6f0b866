/** Under this symbol the page's clock is found in it. */
export const clockKey = 'touchstone.clock'

export type PageClock = {
  /** Lets so many ms of the page's time pass, with all that falls due in them. */
  runFor(ms: number): Promise<void>
}
