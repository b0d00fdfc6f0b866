import type { Act } from '../../engine/driver.ts'
import type { Result } from '../../engine/result.ts'

/** All that a manual run knows, as JSON: what one sitting leaves to the next. */
export type ManualState = {
  version: 1
  /** Order of play. */
  seed: number
  /** What is over; what was put off is not. */
  results: readonly Result[]
  /** What the person said that nobody can do on this wallet. */
  cannot: readonly Act[]
}

/** The state of a run that has not begun. */
export const freshState = (seed: number): ManualState => ({
  version: 1,
  seed,
  results: [],
  cannot: [],
})

/**
 * Reads a state that was kept somewhere: in a page's storage, in a file.
 *
 * @returns `undefined` where it is none of ours, or of another version: begin anew.
 */
export function readState(kept: unknown): ManualState | undefined {
  const state = kept as ManualState | null | undefined
  const sound =
    state?.version === 1 &&
    Number.isInteger(state.seed) &&
    Array.isArray(state.results) &&
    Array.isArray(state.cannot)
  return sound ? state : undefined
}
