import type { Driver } from '../../engine/driver.ts'

/**
 * What one check does in a browser that it does not have for ever. A check that ran out of time may still be in the
 * middle of something: after the end of the scope nothing of it begins any more.
 *
 * @example
 * const scope = createTaskScope()
 * const reload = scope.act(() => page.reload())
 */
export function createTaskScope() {
  const acting = new Set<Promise<unknown>>()
  let isOver = false
  type Act<A extends unknown[], R> = (...args: A) => Promise<R>

  /** Wraps a question, which ends with the page that it was asked of. */
  const ask =
    <A extends unknown[], R>(question: Act<A, R>): Act<A, R> =>
    async (...args) => {
      if (isOver) throw new Error('The check is over.')
      return question(...args)
    }

  /** Wraps an act, which goes on by itself once it has begun. */
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
    /** Says whether something is still going on. */
    end(): boolean {
      isOver = true
      return acting.size > 0
    },
    /** Waits until nothing is going on any more, whatever came of it. */
    ended: async () => void (await Promise.allSettled(acting)),
  }
}
