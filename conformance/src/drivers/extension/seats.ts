import { createBell } from '../../engine/createBell.ts'
import type { Lane } from './lane.ts'

/** Lanes, and who has which: one that has given up takes nobody any more, as long as another serves or is to come. */
export type Seats<S> = {
  /** How many take somebody: none while all have given up and more are to come, else at least one, to say why there is none. */
  serving(): number
  /** One that is free now. */
  free(): S | undefined
  /** One as soon as it is free. */
  take(): Promise<S>
  give(seat: S): void
  /** Adds one that is free. */
  join(seat: S): void
  /** No more are to come. */
  complete(): void
  /** Resolves when the next one joins, or none will any more. */
  grown(): Promise<void>
}

/**
 * All are free.
 *
 * @param coming whether more are to join.
 */
export function createSeats<S extends { lane: Pick<Lane<unknown>, 'spent'> }>(
  first: readonly S[],
  coming = false,
): Seats<S> {
  const seats = [...first]
  const free = [...first]
  const waiting: ((seat: S) => void)[] = []
  const growth = createBell()
  /** Has given up; takes everybody where no other ever comes. */
  let last: S | undefined

  const serving = () => seats.filter(({ lane }) => !lane.spent()).length
  const add = (seat: S) => {
    const next = waiting.shift()
    if (next) next(seat)
    else free.push(seat)
  }
  return {
    serving: () => Math.max(coming ? 0 : 1, serving()),
    free: () => free.pop(),
    take: async () => free.pop() ?? new Promise<S>((resolve) => void waiting.push(resolve)),
    give(seat) {
      if (!seat.lane.spent()) return add(seat)
      if (serving() > 0) return
      if (coming) last = seat
      else add(seat)
    },
    join(seat) {
      seats.push(seat)
      add(seat)
      growth.ring()
    },
    complete() {
      coming = false
      if (last && serving() === 0) add(last)
      growth.ring()
    },
    grown: growth.heard,
  }
}
