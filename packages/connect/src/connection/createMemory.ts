import { look } from '../classify/look.ts'
import { accounts } from '../normalise/accounts.ts'
import { chainId } from '../normalise/chainId.ts'
import { identityOf } from '../discovery/identityOf.ts'
import type { Intent } from '../machine/state.ts'
import type { WalletId } from '../types.ts'
import type { StoragePort } from './ports.ts'

const key = 'touchstone.connection'

/** What a reload restores. A storage that throws, is full or was written by others is no error. */
export function createMemory(storage: StoragePort | undefined) {
  let saved: Intent | undefined = read(storage)
  return {
    read: () => saved,
    save(intent: Intent | undefined) {
      if (intent === saved) return
      const was = saved
      saved = intent
      try {
        // The number of one of several wallets lasts as long as the page.
        if (intent)
          storage?.setItem(key, JSON.stringify({ ...intent, wallet: identityOf(intent.wallet) }))
        else if (isOurs(parse(storage?.getItem(key)), was)) storage?.removeItem(key)
      } catch {
        // Without storage the connection lasts as long as the page.
      }
    },
    /** The wallet that another tab has just forgotten: only the person's own disconnect removes the key. */
    forgotten(event: unknown): WalletId | undefined {
      if (look(event, 'key') !== key || look(event, 'newValue') !== null) return undefined
      const wallet = parse(look(event, 'oldValue'))?.wallet
      if (wallet === undefined || !saved || wallet !== identityOf(saved.wallet)) return wallet
      const forgotten = saved.wallet
      saved = undefined
      return forgotten
    },
  }
}

/** Another tab may have connected another wallet since: what it remembers is not ours to forget. */
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
    const wallet = look(value, 'wallet')
    const [account] = accounts([look(value, 'account')]) ?? []
    if (typeof wallet !== 'string' || !wallet || account === undefined) return undefined
    return { wallet: identityOf(wallet), account, chainId: chainId(look(value, 'chainId')) }
  } catch {
    return undefined
  }
}
