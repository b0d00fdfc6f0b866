/** Sends the messages of a phone in order and records failures. */
export type Outbox = {
  send(what: string, run: () => Promise<unknown>): Promise<void>
  /** Resolves when all messages so far are sent or have failed. */
  sent(): Promise<void>
  failures(): string[]
}

export const createOutbox = (): Outbox => {
  const failures: string[] = []
  let last = Promise.resolve()
  return {
    send: (what, run) => {
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
    sent: () => last,
    failures: () => [...failures],
  }
}
