import type { PanelWallet } from '../../panel/PanelWallet.ts'
import type { Wallet } from '../../wallet/Wallet.ts'

type Page = {
  localStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  location: { reload(): void }
}

/**
 * Announces a wallet unless the user removed it. Returns the panel's switch for it, or `undefined` for a wallet without
 * a provider in the page. A removal reloads the page, which cannot forget a wallet.
 */
export function announceUnlessRemoved(
  wallet: Pick<Wallet, 'id' | 'persona'>,
  page: Page,
  announce: () => unknown,
): PanelWallet['installed'] {
  const { id, persona } = wallet
  if (persona.announces === false && persona.namespaces.length === 0) return undefined
  const key = `touchstone.simulated.${id}.absent`
  const get = () => page.localStorage.getItem(key) === null
  if (get()) announce()
  return {
    get,
    set(installed) {
      if (installed === get()) return
      if (installed) {
        page.localStorage.removeItem(key)
        announce()
      } else {
        page.localStorage.setItem(key, 'true')
        page.location.reload()
      }
    },
  }
}
