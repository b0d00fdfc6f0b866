import type { Entry, Rule } from '../wallet/types.ts'
import type { PanelWallet } from './PanelWallet.ts'
import type { Hand } from './Seen.ts'

/** Arms and clears rules of a wallet, and keeps that among what happened, when it did. */
export function createHand(
  wallet: Pick<PanelWallet, 'use' | 'reset'>,
  entries: (Entry | Hand)[],
): { arm(rule: Rule): void; clear(): void } {
  return {
    arm(rule) {
      entries.push({ kind: 'arm', at: performance.now(), rule })
      wallet.use(rule)
    },
    clear() {
      entries.push({ kind: 'clear', at: performance.now() })
      wallet.reset()
    },
  }
}
