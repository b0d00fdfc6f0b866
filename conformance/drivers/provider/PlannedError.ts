/**
 * Error that a listener of the suite throws on purpose. Event emitters rethrow the error of a listener in a
 * timer, where nothing can catch it. So the process of the agent recognizes this error by its name and ignores
 * it.
 */
export class PlannedError extends Error {
  override name = 'PlannedError'

  constructor() {
    super('A listener of the conformance suite throws on purpose.')
  }
}

/** Returns whether the suite threw an uncaught error on purpose. */
export const isPlanned = (error: unknown): boolean =>
  error instanceof Error && error.name === 'PlannedError'
