import type { SerializedValue } from './serialize.ts'

/**
 * Origin of an entry: the dapp (`call`), the provider (`result`, `error`, `event`), the wallet (`prompt`), the
 * user or the suite (`action`), the node (`rpc`), or the connection in a dapp under test (`app`).
 */
export type Direction = 'call' | 'result' | 'error' | 'event' | 'prompt' | 'action' | 'rpc' | 'app'

/** An entry of a transcript. `t` is the time in ms since the check began. */
export type Entry = { t: number; dir: Direction; what: string; data?: SerializedValue }

export type Transcript = readonly Entry[]

/** A transcript that is being written. */
export type Recorder = {
  entries: Entry[]
  add(dir: Direction, what: string, data?: SerializedValue): Entry
  /** Waits for the first entry that fits, which may be an earlier one. */
  watch(fits: (entry: Entry) => boolean): { found: Promise<Entry>; stop(): void }
}

/** Starts a transcript with the entries `before`, from whose last time the new entries continue. */
export function createRecorder(before: Transcript = []): Recorder {
  const start = performance.now() - (before.at(-1)?.t ?? 0)
  const entries: Entry[] = [...before]
  const watchers = new Set<(entry: Entry) => void>()
  return {
    entries,
    add(dir, what, data) {
      const t = Math.round((performance.now() - start) * 100) / 100
      const entry: Entry = { t, dir, what, ...(data !== undefined && { data }) }
      entries.push(entry)
      for (const watcher of [...watchers]) watcher(entry)
      return entry
    },
    watch(fits) {
      const found = Promise.withResolvers<Entry>()
      const earlier = entries.find(fits)
      const watcher = (entry: Entry) => fits(entry) && found.resolve(entry)
      if (earlier) found.resolve(earlier)
      else watchers.add(watcher)
      return { found: found.promise, stop: () => void watchers.delete(watcher) }
    },
  }
}
