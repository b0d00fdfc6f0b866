import { ignoreErrors } from '../normalise/ignoreErrors.ts'
import { parseJson } from '../normalise/parseJson.ts'
import { readProperty } from '../normalise/readProperty.ts'
import type { StoragePort } from '../connection/pagePorts.ts'
import type { WalletId } from '../catalogue/Wallet.ts'
import type { Pairing } from './Pairing.ts'

const key = 'touchstone.walletconnect'

/** Wallet and current chain of a session. The SDK of WalletConnect stores the session, but neither of these two. */
export type StoredSession = {
  wallet: WalletId
  topic: string
  chainId?: number
  /** Seconds since 1970. */
  expiry?: number
}

/** Cause of a session's end without a disconnect in this app. */
export type SessionEndCause = NonNullable<Pairing['ended']>['by']

type StoredEntry = StoredSession & { ended?: SessionEndCause }

/** Storage of the session's wallet and chain. Keeps the entry in memory if the storage throws. */
export function createSessionStorage(storage: StoragePort | undefined) {
  let kept: StoredEntry | undefined
  const stored = (): StoredEntry | undefined =>
    kept ?? parse(ignoreErrors(() => storage?.getItem(key)))
  const store = (next: StoredEntry | undefined) => {
    const isStored = ignoreErrors(() => {
      if (next) storage?.setItem(key, JSON.stringify(next))
      else storage?.removeItem(key)
      return storage !== undefined
    })
    kept = isStored ? undefined : next
    // Remove the stored session: otherwise a reload would restore a session that has ended.
    if (!isStored && next?.ended) ignoreErrors(() => storage?.removeItem(key))
  }
  const read = (): StoredSession | undefined => {
    const { ended, ...session } = stored() ?? {}
    return ended === undefined && 'topic' in session ? session : undefined
  }
  return {
    read,
    write: (next: StoredSession) => store(next),
    /** Returns how the last session ended; undefined after the next connect. */
    ended(): Pairing['ended'] {
      const { wallet, ended } = stored() ?? {}
      return wallet !== undefined && ended ? { wallet, by: ended } : undefined
    },
    /** Forgets how the last session ended. Called after a connect. */
    settle() {
      if (stored()?.ended) store(undefined)
    },
    /** Stores the end of a session, for other tabs and for the next page. Without `by`, removes the entry. */
    end(topic: string, by?: SessionEndCause) {
      const session = read()
      // Keep the entry if another tab has paired with another phone since.
      if (session?.topic === topic) store(by && { ...session, ended: by })
    },
    /** Clears a session that the SDK no longer has. Keeps the key: its removal would mean a disconnect to other tabs. */
    blank(topic: string) {
      if (read()?.topic === topic) ignoreErrors(() => storage?.setItem(key, ''))
    },
    /**
     * Returns the session that another tab ended, for a `storage` event. If another tab has stored a new session, the
     * old one has not ended: each tab may be paired with a phone of its own.
     */
    forgotten(event: unknown): { topic: string | undefined; by: SessionEndCause | undefined } {
      const now = parse(readProperty(event, 'newValue'))
      const isEnd =
        readProperty(event, 'key') === key &&
        (readProperty(event, 'newValue') === null || now?.ended)
      const session = isEnd ? (now ?? parse(readProperty(event, 'oldValue'))) : undefined
      return { topic: session?.topic, by: session?.ended }
    },
  }
}

const fields = ['wallet', 'topic', 'chainId', 'expiry', 'ended']

function parse(text: unknown): StoredEntry | undefined {
  const value = parseJson(text)
  const [wallet, topic, chainId, expiry, ended] = fields.map((name) => readProperty(value, name))
  if (typeof wallet !== 'string' || typeof topic !== 'string') return undefined
  return {
    wallet,
    topic,
    ...(typeof chainId === 'number' && { chainId }),
    ...(typeof expiry === 'number' && { expiry }),
    ...((ended === 'phone' || ended === 'time') && { ended }),
  }
}
