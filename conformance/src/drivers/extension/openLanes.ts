import { isUsage } from '../../engine/isUsage.ts'
import { closeAll } from '../closeAll.ts'
import { firstWords } from '../firstWords.ts'
import type { Lane } from './lane.ts'
import { createSeats, type Seats } from './seats.ts'

export type Lanes<T> = {
  /** What launching the first one gave. */
  first: T
  /** Who has which; the later ones join them as they come. */
  seats: Seats<T & { lane: Lane<T> }>
  /** Closes them, one that is being launched too, and begins no more. */
  close(): Promise<void>
}

/**
 * Begins so many lanes, one after the other: side by side none is there before the last. A later one that cannot be
 * had is told of, and the others go on.
 *
 * @param begin starts a lane.
 * @returns as soon as the first is launched.
 * @throws what launching the first failed with; it is closed then.
 */
export async function openLanes<T extends object>(
  count: number,
  begin: () => Lane<T>,
  out: { write(text: string): unknown } = process.stderr,
): Promise<Lanes<T>> {
  const all: Lane<T>[] = []
  let closed = false
  const close = async () => {
    closed = true
    await Promise.all(all.map((lane) => lane.close()))
  }
  async function launch(): Promise<T & { lane: Lane<T> }> {
    const lane = begin()
    all.push(lane)
    try {
      return { ...(await lane.launched), lane }
    } catch (error) {
      await closeAll([lane], [error])
      throw error
    }
  }
  const first = await launch()
  const seats = createSeats([first], count > 1)

  async function launchOthers(): Promise<void> {
    for (let n = 2; n <= count && !closed; n++) {
      try {
        const seat = await launch()
        if (!closed) seats.join(seat)
      } catch (error) {
        if (!closed) out.write(`One browser fewer, so this takes longer: ${reason(error)}\n`)
      }
    }
    seats.complete()
  }
  void launchOthers()
  return { first, seats, close }
}

/** What was the matter, without what to do: the run goes on. A mistake of ours is for those who can mend it. */
const reason = (error: unknown): string =>
  isUsage(error) ? firstWords(error.cause ?? error) : ((error as Error).stack ?? String(error))
