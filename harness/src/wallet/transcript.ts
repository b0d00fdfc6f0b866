import type { Clock, Entry } from './types.ts'

type Unstamped<E> = E extends unknown ? Omit<E, 'seq' | 'at' | 'wallet'> : never

/** Everything that happened, in order. */
export type Transcript = {
  record(entry: Unstamped<Entry>): void
  entries(): Entry[]
  subscribe(listener: (entry: Entry) => void): () => void
}

/** Old entries are forgotten beyond this many, so that a walk of a million steps fits in memory. */
const limit = 50_000

export const createTranscript = (wallet: string, clock: Clock): Transcript => {
  let entries: Entry[] = []
  let seq = 0
  const listeners = new Set<(entry: Entry) => void>()
  return {
    record: (unstamped) => {
      const entry = { seq: ++seq, at: clock.now(), wallet, ...unstamped } as Entry
      entries.push(entry)
      if (entries.length > 2 * limit) entries = entries.slice(-limit)
      for (const listener of listeners) listener(entry)
    },
    entries: () => [...entries],
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
