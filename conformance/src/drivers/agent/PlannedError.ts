/**
 * Thrown by a listener that a check planted to throw. Emitters rightly rethrow it in a timer, where it
 * is nobody's: the host of the agent knows it by this name and lets it pass.
 */
export class PlannedError extends Error {
  override name = 'PlannedError'

  constructor() {
    super('A listener of the conformance suite throws on purpose.')
  }
}

/** Whether an uncaught error is one that the suite threw itself. */
export const isPlanned = (error: unknown): boolean =>
  error instanceof Error && error.name === 'PlannedError'
