import { chainName } from './chainName.ts'
import { shortAddress } from './shortAddress.ts'
import { siteChain } from './siteChain.ts'
import type { PanelWallet } from '../PanelWallet.ts'

/** Describes a wallet's state for a site in a few words. `good`: connected and working. */
export function stateText(
  wallet: Pick<PanelWallet, 'installed' | 'state'>,
  origin: string,
): { text: string; good: boolean } {
  const state = wallet.state()
  const shown = state.permissions[origin]?.[0]
  if (!wallet.installed) return { text: 'not in this page', good: false }
  if (!wallet.installed.get()) return { text: 'not installed', good: false }
  if (state.down === 'all') return { text: 'dropped', good: false }
  if (state.locked) return { text: 'locked', good: false }
  if (!shown) return { text: 'not connected', good: false }
  const place = chainName(siteChain(state, origin), state.chains)
  return { text: `${shortAddress(shown)}, ${place}`, good: true }
}
