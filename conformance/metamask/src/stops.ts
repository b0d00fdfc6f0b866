/** What was begun and is to be ended, the last first. */
export type Stops = {
  push: (stop: () => unknown) => void
  /** Whether anything ever was. */
  begun: () => boolean
  /**
   * Ends each, whatever came of the one before.
   *
   * @throws AggregateError once all are over, where any could not be ended.
   */
  run: () => Promise<void>
}

export function createStops(): Stops {
  const stops: (() => unknown)[] = []
  let begun = false
  return {
    push(stop) {
      begun = true
      stops.push(stop)
    },
    begun: () => begun,
    async run() {
      const errors: unknown[] = []
      for (const stop of stops.splice(0).toReversed())
        try {
          await stop()
        } catch (error) {
          errors.push(error)
        }
      if (errors.length === 0) return
      throw new AggregateError(
        errors,
        `The driver could not clean up: ${errors.map(String).join('; ')}`,
      )
    },
  }
}
