/** What goes out leaves in the order in which it was said; what fails is written down. */
export type Outbox = {
  send(what: string, run: () => Promise<unknown>): Promise<void>
  /** All that was said is out, or failed. */
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
