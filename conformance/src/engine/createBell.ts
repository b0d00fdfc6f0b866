/** Wakes whoever waits just then, again and again. */
export type Bell = {
  ring(): void
  /** Resolves when it rings next. */
  heard(): Promise<void>
}

export function createBell(): Bell {
  let next = Promise.withResolvers<void>()
  return {
    ring() {
      next.resolve()
      next = Promise.withResolvers()
    },
    heard: () => next.promise,
  }
}
