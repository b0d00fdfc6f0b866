export type Outbox = ReturnType<typeof createOutbox>

/** Creates the queue of a phone, which sends messages in order and records failures. */
export const createOutbox = () => {
  const failures: string[] = []
  let last = Promise.resolve()
  return {
    send: (what: string, run: () => Promise<unknown>): Promise<void> => {
      last = last.then(run).then(
        () => {},
        (error: unknown) => {
          failures.push(
            `${what}: ${error instanceof Error ? error.message : JSON.stringify(error)}`,
          )
        },
      )
      return last
    },
    /** Resolves when all messages so far are sent or have failed. */
    sent: () => last,
    failures: () => [...failures],
  }
}
