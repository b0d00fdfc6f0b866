import { readProperty } from '../normalise/readProperty.ts'
import { normaliseAccounts } from '../normalise/normaliseAccounts.ts'
import { normaliseChainId } from '../normalise/normaliseChainId.ts'
import { identityOf } from '../discovery/identityOf.ts'
import type { Intent } from '../machine/types.ts'
import type { WalletId } from '../catalogue/Wallet.ts'
import type { StoragePort } from './ports.ts'

const key = 'touchstone.connection'

/** Storage of the wallet that a reload restores. Ignores a storage that throws or is full, and foreign content. */
export function createIntentStorage(storage: StoragePort | undefined) {
  let saved: Intent | undefined = read(storage)
  return {
    read: () => saved,
    save(intent: Intent | undefined) {
      if (intent === saved) return
      const was = saved
      saved = intent
      try {
        // The suffix of `metamask#2` is valid only within this page.
        if (intent)
          storage?.setItem(key, JSON.stringify({ ...intent, wallet: identityOf(intent.wallet) }))
        else if (isOurs(parse(storage?.getItem(key)), was)) storage?.removeItem(key)
      } catch {
        // Without storage a reload restores nothing.
      }
    },
    /** Returns the wallet that another tab removed from the storage. Only a disconnect by the user removes the key. */
    forgotten(event: unknown): WalletId | undefined {
      if (readProperty(event, 'key') !== key || readProperty(event, 'newValue') !== null)
        return undefined
      const wallet = parse(readProperty(event, 'oldValue'))?.wallet
      if (wallet === undefined || !saved || wallet !== identityOf(saved.wallet)) return wallet
      const forgotten = saved.wallet
      saved = undefined
      return forgotten
    },
  }
}

/** Returns false if another tab has stored another wallet since. This tab must not remove that entry. */
function isOurs(stored: Intent | undefined, ours: Intent | undefined): boolean {
  return stored === undefined || stored.wallet === identityOf(ours?.wallet ?? '')
}

function read(storage: StoragePort | undefined): Intent | undefined {
  try {
    return parse(storage?.getItem(key))
  } catch {
    return undefined
  }
}

function parse(text: unknown): Intent | undefined {
  try {
    const value: unknown = JSON.parse(typeof text === 'string' ? text : 'null')
    const wallet = readProperty(value, 'wallet')
    const [account] = normaliseAccounts([readProperty(value, 'account')]) ?? []
    if (typeof wallet !== 'string' || !wallet || account === undefined) return undefined
    return {
      wallet: identityOf(wallet),
      account,
      chainId: normaliseChainId(readProperty(value, 'chainId')),
    }
  } catch {
    return undefined
  }
}
