/**
 * Error that a listener of the suite throws on purpose. Some event emitters rethrow the error of a listener in a
 * timer, where no caller can catch it. So {@link isPlanned} recognizes this error by its name, and callers ignore it.
 */
export class PlannedError extends Error {
  override name = 'PlannedError'

  constructor() {
    super('A listener of the conformance suite throws on purpose.')
  }
}

/** Returns whether the suite threw an error on purpose. */
export const isPlanned = (error: unknown): boolean =>
  error instanceof Error && error.name === 'PlannedError'
