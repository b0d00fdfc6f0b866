import type { Entry } from '../wallet/types.ts'
import type { RuleChange } from './WalletHistory.ts'

/** Maximum number of entries that the panel keeps per wallet. */
export const maxEntries = 10_000

/** Newest entries of one wallet, and the number of older entries that were dropped. */
export type EntryLog = {
  list: (Entry | RuleChange)[]
  dropped(): number
  add(entry: Entry | RuleChange): void
}

export function createEntryLog(list: (Entry | RuleChange)[]): EntryLog {
  let dropped = 0
  return {
    list,
    dropped: () => dropped,
    add(entry) {
      list.push(entry)
      if (list.length <= maxEntries) return
      // Drops a tenth of the entries at once, because each `splice` moves all entries that remain.
      dropped += list.splice(0, maxEntries / 10).length
    },
  }
}
