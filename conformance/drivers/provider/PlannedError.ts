/**
 * Thrown by a listener that a check makes throw. Emitters rethrow the error in a timer, where nothing can
 * catch it, so the process of the agent recognizes it by its name and ignores it.
 */
export class PlannedError extends Error {
  override name = 'PlannedError'

  constructor() {
    super('A listener of the conformance suite throws on purpose.')
  }
}

/** Returns whether an uncaught error was thrown by the suite on purpose. */
export const isPlanned = (error: unknown): boolean =>
  error instanceof Error && error.name === 'PlannedError'
