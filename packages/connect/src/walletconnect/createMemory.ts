import { look } from '../classify/look.ts'
import type { StoragePort } from '../connection/ports.ts'
import type { WalletId } from '../types.ts'
import type { Pairing } from './Pairing.ts'

const key = 'touchstone.walletconnect'

/** Which wallet the session is with, and on which chain: the session itself does not know either. */
export type Remembered = {
  wallet: WalletId
  topic: string
  chainId: number
  /** s since 1970. */
  expiry?: number
}

/** How a session ended that the person did not end in this app. */
export type Ending = NonNullable<Pairing['ended']>['by']

type Kept = Remembered & { ended?: Ending }

/** What of a session outlives the page. A storage that throws or was written by others is no error. */
export function createMemory(storage: StoragePort | undefined) {
  let kept: Kept | undefined
  const stored = (): Kept | undefined => {
    try {
      return parse(storage?.getItem(key)) ?? kept
    } catch {
      return kept
    }
  }
  const clear = () => {
    try {
      storage?.removeItem(key)
    } catch {
      // It stays.
    }
  }
  const store = (next: Kept | undefined) => {
    kept = undefined
    try {
      if (!storage) kept = next
      else if (next) storage.setItem(key, JSON.stringify(next))
      else storage.removeItem(key)
    } catch {
      // Full or forbidden: this page remembers for itself.
      kept = next
      // Left standing, what has ended would be taken for a session that goes on.
      if (next?.ended) clear()
    }
  }
  const read = (): Remembered | undefined => {
    const { ended, ...session } = stored() ?? {}
    return ended === undefined && 'topic' in session ? session : undefined
  }
  return {
    read,
    write: (next: Remembered) => store(next),
    /** How the last session ended, until somebody is connected again. */
    ended(): Pairing['ended'] {
      const { wallet, ended } = stored() ?? {}
      return wallet !== undefined && ended ? { wallet, by: ended } : undefined
    },
    /** Somebody is connected: how the last session ended is said no more. */
    settle() {
      if (stored()?.ended) store(undefined)
    },
    /** The session is over; by whom, this page's other tabs and its next start will read. */
    end(topic: string, by?: Ending) {
      const session = read()
      // Another tab may have paired with another phone since: what it remembers is not ours to forget.
      if (session?.topic === topic) store(by && { ...session, ended: by })
    },
    /** This session is not to be found. Nothing is removed: the other tabs would take that for an end. */
    blank(topic: string) {
      try {
        if (read()?.topic === topic) storage?.setItem(key, '')
      } catch {
        // It stays, and is looked for again at the next start.
      }
    },
    /**
     * The session that another tab has just ended. One that it put in its place is another matter: each tab may
     * have found a phone of its own.
     */
    forgotten(event: unknown): { topic: string | undefined; by: Ending | undefined } {
      const now = parse(look(event, 'newValue'))
      const isEnd = look(event, 'key') === key && (look(event, 'newValue') === null || now?.ended)
      const session = isEnd ? (now ?? parse(look(event, 'oldValue'))) : undefined
      return { topic: session?.topic, by: session?.ended }
    },
  }
}

const fields = ['wallet', 'topic', 'chainId', 'expiry', 'ended']

function parse(text: unknown): Kept | undefined {
  try {
    const value: unknown = JSON.parse(typeof text === 'string' ? text : 'null')
    const [wallet, topic, chainId, expiry, ended] = fields.map((name) => look(value, name))
    if (typeof wallet !== 'string' || typeof topic !== 'string') return undefined
    return {
      ...{ wallet, topic, chainId: typeof chainId === 'number' ? chainId : 56 },
      ...(typeof expiry === 'number' && { expiry }),
      ...((ended === 'phone' || ended === 'time') && { ended }),
    }
  } catch {
    return undefined
  }
}
