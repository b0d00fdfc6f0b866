import { look } from '../classify/look.ts'
import type { StoragePort } from '../connection/ports.ts'
import type { WalletId } from '../types.ts'

const key = 'touchstone.walletconnect'

/** Which wallet the session is with, and on which chain: the session itself does not know either. */
export type Remembered = { wallet: WalletId; topic: string; chainId: number }

/** What of a session outlives the page. A storage that throws or was written by others is no error. */
export function createMemory(storage: StoragePort | undefined) {
  let kept: Remembered | undefined
  return {
    read(): Remembered | undefined {
      try {
        return parse(storage?.getItem(key)) ?? kept
      } catch {
        return kept
      }
    },
    write(next: Remembered | undefined) {
      kept = undefined
      try {
        if (!storage) kept = next
        else if (next) storage.setItem(key, JSON.stringify(next))
        else storage.removeItem(key)
      } catch {
        // Full or forbidden: this page remembers for itself.
        kept = next
      }
    },
    /** What is remembered is not to be found. Nothing is removed: the other tabs would take that for an end. */
    blank() {
      try {
        if (storage?.getItem(key)) storage.setItem(key, '')
      } catch {
        // It stays, and is looked for again at the next start.
      }
    },
    /**
     * The session that another tab has just ended. One that it put in its place is another matter: each tab may
     * have found a phone of its own.
     */
    forgotten(event: unknown): string | undefined {
      if (look(event, 'key') !== key || look(event, 'newValue') !== null) return undefined
      return parse(look(event, 'oldValue'))?.topic
    },
  }
}

function parse(text: unknown): Remembered | undefined {
  try {
    const value: unknown = JSON.parse(typeof text === 'string' ? text : 'null')
    const [wallet, topic, chainId] = ['wallet', 'topic', 'chainId'].map((name) => look(value, name))
    if (typeof wallet !== 'string' || typeof topic !== 'string') return undefined
    return { wallet, topic, chainId: typeof chainId === 'number' ? chainId : 56 }
  } catch {
    return undefined
  }
}
