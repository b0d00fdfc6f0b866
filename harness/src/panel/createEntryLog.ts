import type { Entry } from '../wallet/types.ts'
import type { RuleChange } from './WalletHistory.ts'

export const maxEntries = 10_000

/** Creates the list of the newest entries of one wallet, and counts the older ones that it drops. */
export function createEntryLog(list: (Entry | RuleChange)[]) {
  let dropped = 0
  return {
    list,
    dropped: (): number => dropped,
    add(entry: Entry | RuleChange): void {
      list.push(entry)
      if (list.length <= maxEntries) return
      // Drops a tenth of the entries at once, because each `splice` moves all entries that remain.
      dropped += list.splice(0, maxEntries / 10).length
    },
  }
}
