/** How many times slower a page with MetaMask was loaded lately than on two idle cores: a measure of the machine. */
export type Slowness = {
  /** @param ms for which a page was loaded. */
  note(ms: number): void
  /**
   * The middle of the last nine loads, in whatever browser: one that took long, beside the launch of another, is no slow
   * machine. Never below 1, never above 6.
   */
  now(): number
}

export function createSlowness(): Slowness {
  const loads: number[] = []
  return {
    note: (ms) => void loads.push(ms / atRest),
    now() {
      const last = loads.slice(-9).toSorted((a, b) => a - b)
      const middle = last[Math.floor(last.length / 2)] ?? 1
      return Math.min(6, Math.max(1, middle))
    },
  }
}

/** ms for which a page with MetaMask loads on two idle cores, in a tab that has shown another: the first one takes longer. */
const atRest = 160
