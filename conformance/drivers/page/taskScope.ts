import type { Driver } from '../../core/driver.ts'

/**
 * Creates a scope for the acts of one check in a shared browser. The script of a check that timed out may still be
 * running, and must start no other act.
 */
export function createTaskScope() {
  const acting = new Set<Promise<unknown>>()
  let isOver = false
  type Act<A extends unknown[], R> = (...args: A) => Promise<R>

  /**
   * Wraps a function that waits for an answer of a page. Its calls fail when the page closes, so `ended` ignores
   * them.
   */
  const ask =
    <A extends unknown[], R>(question: Act<A, R>): Act<A, R> =>
    async (...args) => {
      if (isOver) throw new Error('The check is over.')
      return question(...args)
    }

  /** Wraps an act. An act that has started continues after the end of the scope. */
  const act = <A extends unknown[], R>(task: Act<A, R>): Act<A, R> =>
    ask(async (...args) => {
      const going = task(...args)
      acting.add(going)
      try {
        return await going
      } finally {
        acting.delete(going)
      }
    })

  return {
    ask,
    act,
    actAll: (acts: Driver['user']): Driver['user'] =>
      Object.fromEntries(Object.entries(acts).map(([name, task]) => [name, act(task)])),
    /** Lets nothing more start. Returns whether an act is still running. */
    end(): boolean {
      isOver = true
      return acting.size > 0
    },
    /** Waits until all acts have settled. */
    ended: async () => void (await Promise.allSettled(acting)),
  }
}
