import type { Rule } from '../wallet/types.ts'
import type { Entries } from './createEntries.ts'
import type { PanelWallet } from './PanelWallet.ts'

/** Arms and clears rules of a wallet and records each change among the entries, with its time. */
export function createRuleRecorder(
  wallet: Pick<PanelWallet, 'use' | 'reset'>,
  entries: Pick<Entries, 'add'>,
): { arm(rule: Rule): void; clear(): void } {
  return {
    arm(rule) {
      entries.add({ kind: 'arm', at: performance.now(), rule })
      wallet.use(rule)
    },
    clear() {
      entries.add({ kind: 'clear', at: performance.now() })
      wallet.reset()
    },
  }
}
