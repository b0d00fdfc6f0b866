import { readProperty } from '../normalise/readProperty.ts'
import { normaliseAccounts } from '../normalise/normaliseAccounts.ts'
import { normaliseChainId } from '../normalise/normaliseChainId.ts'
import { removeIdSuffix } from '../discovery/removeIdSuffix.ts'
import type { Intent } from '../machine/types.ts'
import type { WalletId } from '../catalogue/Wallet.ts'
import { ignoreStorageErrors, type StoragePort } from './pagePorts.ts'

const key = 'touchstone.connection'

/** Storage of the wallet that a reload restores. Ignores errors of the storage, and invalid content. */
export function createIntentStorage(port: StoragePort | undefined) {
  const storage = ignoreStorageErrors(port)
  let saved = parse(storage.getItem(key))
  return {
    read: () => saved,
    save(intent: Intent | undefined) {
      if (intent === saved) return
      const was = saved
      saved = intent
      // Store the identity without a suffix: the suffix of `metamask#2` is valid only until the page reloads.
      if (intent)
        storage.setItem(key, JSON.stringify({ ...intent, wallet: removeIdSuffix(intent.wallet) }))
      else if (isOurs(parse(storage.getItem(key)), was)) storage.removeItem(key)
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

/**
 * Returns whether this tab may remove the stored intent. It must not if another tab has stored another wallet since.
 */
function isOurs(stored: Intent | undefined, ours: Intent | undefined): boolean {
  return stored === undefined || stored.wallet === removeIdSuffix(ours?.wallet ?? '')
}

function parse(text: unknown): Intent | undefined {
  try {
    const value: unknown = JSON.parse(typeof text === 'string' ? text : 'null')
    const wallet = readProperty(value, 'wallet')
    const [account] = normaliseAccounts([readProperty(value, 'account')]) ?? []
    if (typeof wallet !== 'string' || !wallet || account === undefined) return undefined
    return {
      wallet: removeIdSuffix(wallet),
      account,
      chainId: normaliseChainId(readProperty(value, 'chainId')),
    }
  } catch {
    return undefined
  }
}
