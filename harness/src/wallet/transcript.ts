import { createCallbackList } from './createCallbackList.ts'
import type { Clock, Entry } from './types.ts'

/** Entry of the transcript before it has its number, time and wallet. */
type Unstamped<E> = E extends unknown ? Omit<E, 'seq' | 'at' | 'wallet'> : never

/** A request of the dapp in the transcript. */
export type CallEntry = Extract<Entry, { kind: 'call' }>

/** Record of everything that happened in a wallet, in order. */
export type Transcript = {
  record(entry: Unstamped<Entry>): void
  entries(): Entry[]
  subscribe(listener: (entry: Entry) => void): () => void
}

export const keptEntries = 50_000

/** Creates the transcript, which keeps at least `keeps` entries. With 0 it only calls its listeners. */
export const createTranscript = (
  wallet: string,
  clock: Pick<Clock, 'now'>,
  keeps = keptEntries,
): Transcript => {
  let entries: Entry[] = []
  let seq = 0
  const listeners = createCallbackList<[entry: Entry]>()
  return {
    record: (unstamped) => {
      const entry = { seq: ++seq, at: clock.now(), wallet, ...unstamped } as Entry
      if (keeps > 0) entries.push(entry)
      if (entries.length > 2 * keeps) entries = entries.slice(-keeps)
      listeners.notify(entry)
    },
    entries: () => [...entries],
    subscribe: listeners.add,
  }
}
