/**
 * What one check does in a room that it does not have for ever. A check that ran out of time may still be
 * in the middle of something: after its end nothing of it begins any more.
 *
 * @example
 * const shift = createShift()
 * const reload = shift.act(() => page.reload())
 */
export function createShift() {
  let acting = 0
  let over = false
  type Act<A extends unknown[], R> = (...args: A) => Promise<R>

  /** Something that ends with the page it was asked of, however long it takes. */
  const ask =
    <A extends unknown[], R>(question: Act<A, R>): Act<A, R> =>
    async (...args) => {
      if (over) throw new Error('The check is over.')
      return question(...args)
    }

  /** Something that goes on by itself once it has begun. */
  const act = <A extends unknown[], R>(deed: Act<A, R>): Act<A, R> =>
    ask(async (...args) => {
      acting += 1
      try {
        return await deed(...args)
      } finally {
        acting -= 1
      }
    })

  return {
    ask,
    act,
    /** Answers whether something is still going on. */
    end(): boolean {
      over = true
      return acting > 0
    },
  }
}
