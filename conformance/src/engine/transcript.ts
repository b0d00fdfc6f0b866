import type { Seen } from './seen.ts'

/** Who spoke: the dapp (`call`), the provider (`result`, `error`, `event`), the wallet (`prompt`), a hand (`action`), the node (`rpc`). */
export type Direction = 'call' | 'result' | 'error' | 'event' | 'prompt' | 'action' | 'rpc' | 'app'

/** One thing that was seen. `t` is ms since the check began. */
export type Entry = { t: number; dir: Direction; what: string; data?: Seen }

export type Transcript = readonly Entry[]

/** A transcript that is being written, and can be waited upon. */
export type Recorder = {
  entries: Entry[]
  add(dir: Direction, what: string, data?: Seen): Entry
  /** Waits for the first entry, old or new, that fits. */
  watch(fits: (entry: Entry) => boolean): { seen: Promise<Entry>; stop(): void }
}

/**
 * Starts an empty transcript.
 *
 * @example
 * const recorder = record()
 * recorder.add('event', 'chainChanged', ['0x1'])
 */
export function record(
  now: () => number = () => performance.now(),
  /** What was seen already: time goes on from there. */
  before: Transcript = [],
): Recorder {
  const start = now() - (before.at(-1)?.t ?? 0)
  const entries: Entry[] = [...before]
  const watchers = new Set<(entry: Entry) => void>()
  return {
    entries,
    add(dir, what, data) {
      const t = Math.round((now() - start) * 100) / 100
      const entry: Entry = { t, dir, what, ...(data !== undefined && { data }) }
      entries.push(entry)
      for (const watch of [...watchers]) watch(entry)
      return entry
    },
    watch(fits) {
      const seen = Promise.withResolvers<Entry>()
      const there = entries.find(fits)
      const look = (entry: Entry) => fits(entry) && seen.resolve(entry)
      if (there) seen.resolve(there)
      else watchers.add(look)
      return { seen: seen.promise, stop: () => void watchers.delete(look) }
    },
  }
}
