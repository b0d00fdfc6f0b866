import type { UserAction } from '../../core/driver.ts'
import type { Result } from '../../core/result.ts'

/** State of a manual run as JSON, to continue it in a later session. */
export type ManualState = {
  version: 1
  /** Seed of the order of the checks. */
  seed: number
  /** Results of finished checks, without skipped ones. */
  results: readonly Result[]
  /** User actions that are impossible on this wallet, as the user has replied. */
  cannot: readonly UserAction[]
}

/** Creates the state of a run that has not begun. */
export const freshState = (seed: number): ManualState => ({
  version: 1,
  seed,
  results: [],
  cannot: [],
})

/**
 * Validates a stored state, for example from the storage of a page.
 *
 * @returns `undefined` if the state is invalid or of another version: start a new run.
 */
export function readState(stored: unknown): ManualState | undefined {
  const state = stored as ManualState | null | undefined
  const isValid =
    state?.version === 1 &&
    Number.isInteger(state.seed) &&
    Array.isArray(state.results) &&
    Array.isArray(state.cannot)
  return isValid ? state : undefined
}
