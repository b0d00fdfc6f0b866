import type { Lane } from './lane.ts'
import { createSeats, type Seats } from './seats.ts'

export type Lanes<T> = {
  /** What launching the first one gave. */
  first: T
  /** Who has which; the later ones join them as they come. */
  seats: Seats<T & { lane: Lane<T> }>
  /** All that were begun. */
  all(): readonly Lane<T>[]
  /** Closes them, one that is being launched too, and begins no more. */
  close(): Promise<void>
}

/**
 * Begins so many lanes, one after the other: side by side they take a quarter more of the processors for it, and
 * who waits has none before the last is there. A later one that cannot be had is told of, and the others go on.
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
  const launch = async () => {
    const lane = begin()
    all.push(lane)
    return { ...(await lane.launched), lane }
  }
  const first = await launch().catch(async (error: unknown) => {
    await close()
    throw error
  })
  const seats = createSeats([first])

  async function launchOthers(): Promise<void> {
    for (let n = 2; n <= count && !closed; n++) {
      try {
        seats.join(await launch())
      } catch (error) {
        if (closed) return
        await all.at(-1)?.close()
        const why = error instanceof Error ? error.message : String(error)
        out.write(`One browser fewer, so this takes longer. ${why}\n`)
      }
    }
  }
  void launchOthers()
  return { first, seats, all: () => all, close }
}
