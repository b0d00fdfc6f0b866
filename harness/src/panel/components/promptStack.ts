import { element } from '../domElements.ts'
import type { PanelWallet } from '../PanelWallet.ts'
import { promptCard } from './promptCard.ts'

/** List of the open prompts of all wallets, new ones last. Screen readers announce new prompts. */
export function promptStack(wallets: readonly PanelWallet[]) {
  const root = element('div', { className: 'prompts' })
  const spoken = element('div', { className: 'hidden', ariaLive: 'polite' })
  const shown = new Map<string, HTMLElement>()
  return {
    root,
    spoken,
    /** Adds and removes cards. The others keep their focus and choices. Returns the number of open prompts. */
    update(): number {
      const open = wallets.flatMap((wallet) =>
        wallet.prompts().map((prompt) => ({ key: `${wallet.id} ${prompt.id}`, wallet, prompt })),
      )
      for (const [key, card] of shown) {
        if (open.some((one) => one.key === key)) continue
        card.remove()
        shown.delete(key)
      }
      for (const { key, wallet, prompt } of open) {
        if (shown.has(key)) continue
        const card = promptCard(wallet, prompt)
        shown.set(key, card)
        root.append(card)
        spoken.textContent = card.ariaLabel
      }
      return open.length
    },
  }
}
