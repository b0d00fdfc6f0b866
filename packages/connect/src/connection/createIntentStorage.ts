import { parseJson } from '../normalise/parseJson.ts'
import { readProperty } from '../normalise/readProperty.ts'
import { normaliseAccounts } from '../normalise/normaliseAccounts.ts'
import { normaliseChainId } from '../normalise/normaliseChainId.ts'
import { removeIdSuffix } from '../discovery/removeIdSuffix.ts'
import type { Intent } from '../machine/types.ts'
import type { WalletId } from '../catalogue/Wallet.ts'
import type { StoragePort } from './pagePorts.ts'

const key = 'touchstone.connection'

/** Storage of the wallet that a reload restores. Ignores invalid content. */
export function createIntentStorage(storage: StoragePort) {
  let saved = parse(storage.getItem(key))
  return {
    read: () => saved,
    save(intent: Intent | undefined) {
      if (intent === saved) return
      // Store the identity without a suffix: the suffix of `metamask#2` is valid only until the page reloads.
      const wallet = removeIdSuffix((intent ?? saved)?.wallet ?? '')
      saved = intent
      if (intent) return storage.setItem(key, JSON.stringify({ ...intent, wallet }))
      // Keep another wallet that another tab has stored since.
      if ((parse(storage.getItem(key))?.wallet ?? wallet) === wallet) storage.removeItem(key)
    },
    /**
     * Returns the wallet that the user disconnected in another tab, for a `storage` event: only a disconnect by the
     * user removes the key. If this tab has the same wallet, it forgets the wallet too.
     */
    forgotten(event: unknown): WalletId | undefined {
      if (readProperty(event, 'key') !== key || readProperty(event, 'newValue') !== null)
        return undefined
      const wallet = parse(readProperty(event, 'oldValue'))?.wallet
      if (wallet === undefined || !saved || wallet !== removeIdSuffix(saved.wallet)) return wallet
      const forgotten = saved.wallet
      saved = undefined
      return forgotten
    },
  }
}

function parse(text: unknown): Intent | undefined {
  const value = parseJson(text)
  const wallet = readProperty(value, 'wallet')
  const [account] = normaliseAccounts([readProperty(value, 'account')]) ?? []
  if (typeof wallet !== 'string' || !wallet || account === undefined) return undefined
  const chainId = normaliseChainId(readProperty(value, 'chainId'))
  return { wallet: removeIdSuffix(wallet), account, chainId }
}
