import type { Lane } from './lane.ts'

/** Lanes, and who has which: one that has given up takes nobody any more, as long as another serves. More may join. */
export type Seats<S> = {
  /** How many take somebody: the last one does so even then, to say why there is none. */
  serving(): number
  /** One that is free now. */
  free(): S | undefined
  /** One as soon as it is free. */
  take(): Promise<S>
  give(seat: S): void
  /** Adds one that is free. */
  join(seat: S): void
  /** Resolves when the next one joins. */
  grown(): Promise<void>
}

/** All are free. */
export function createSeats<S extends { lane: Pick<Lane<unknown>, 'spent'> }>(
  first: readonly S[],
): Seats<S> {
  const seats = [...first]
  let free = [...first]
  const waiting: ((seat: S) => void)[] = []
  let growth = Promise.withResolvers<void>()
  const serving = () => seats.filter(({ lane }) => !lane.spent()).length
  const give = (seat: S) => {
    if (seat.lane.spent() && serving() > 0) return
    const next = waiting.shift()
    if (next) next(seat)
    else free.push(seat)
  }
  return {
    serving: () => Math.max(1, serving()),
    free: () => free.pop(),
    take: async () => free.pop() ?? new Promise<S>((resolve) => void waiting.push(resolve)),
    give,
    join(seat) {
      seats.push(seat)
      // One that has given up was kept while there was no other.
      free = free.filter(({ lane }) => !lane.spent())
      give(seat)
      growth.resolve()
      growth = Promise.withResolvers()
    },
    grown: () => growth.promise,
  }
}
