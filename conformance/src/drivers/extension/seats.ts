import type { Lane } from './lane.ts'

/** Lanes, and who has which: one that has given up takes nobody any more, as long as another serves. */
export type Seats<S> = {
  /** How many take somebody: the last one does so even then, to say why there is none. */
  serving(): number
  /** One that is free now. */
  free(): S | undefined
  /** One as soon as it is free. */
  take(): Promise<S>
  give(seat: S): void
}

/** All are free. */
export function createSeats<S extends { lane: Pick<Lane<unknown>, 'spent'> }>(
  seats: readonly S[],
): Seats<S> {
  const free = [...seats]
  const waiting: ((seat: S) => void)[] = []
  const serving = () => seats.filter(({ lane }) => !lane.spent()).length
  return {
    serving: () => Math.max(1, serving()),
    free: () => free.pop(),
    take: async () => free.pop() ?? new Promise<S>((resolve) => void waiting.push(resolve)),
    give(seat) {
      if (seat.lane.spent() && serving() > 0) return
      const next = waiting.shift()
      if (next) next(seat)
      else free.push(seat)
    },
  }
}
