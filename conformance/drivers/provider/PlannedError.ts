/**
 * Error that a listener of the suite throws on purpose. Some event emitters rethrow it in a timer, where no caller
 * can catch it.
 */
export class PlannedError extends Error {
  override name = 'PlannedError'

  constructor() {
    super('A listener of the conformance suite throws on purpose.')
  }
}

export const isPlanned = (error: unknown): boolean =>
  error instanceof Error && error.name === 'PlannedError'
