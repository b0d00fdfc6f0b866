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
  /** Resolves with the first entry, old or new, that fits; `undefined` after `ms`. */
  until(fits: (entry: Entry) => boolean, ms: number): Promise<Entry | undefined>
}

/**
 * Starts an empty transcript.
 *
 * @example
 * const recorder = record()
 * recorder.add('event', 'chainChanged', ['0x1'])
 */
export function record(now: () => number = () => performance.now()): Recorder {
  const start = now()
  const entries: Entry[] = []
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
    until(fits, ms) {
      const there = entries.find(fits)
      if (there) return Promise.resolve(there)
      return new Promise((resolve) => {
        const end = (entry?: Entry) => {
          watchers.delete(watch)
          clearTimeout(timer)
          resolve(entry)
        }
        const watch = (entry: Entry) => fits(entry) && end(entry)
        const timer = setTimeout(end, ms)
        watchers.add(watch)
      })
    },
  }
}
