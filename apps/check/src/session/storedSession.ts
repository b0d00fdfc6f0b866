import { readState, type ManualState } from '@touchstone/conformance/manual'

/** Session as `localStorage` keeps it, so that a reload can continue it. */
export type StoredSession = {
  wallet: { id: string; name: string; version?: string }
  profile: string
  accounts: readonly string[]
  startedAt: string
  state?: ManualState
}

const key = 'touchstone.check'

/** Reads the unfinished session, if a valid one is stored. */
export function readSession(storage: Pick<Storage, 'getItem'>): StoredSession | undefined {
  try {
    const kept = JSON.parse(storage.getItem(key) ?? 'null') as Partial<StoredSession> | null
    const { wallet, profile, accounts, startedAt } = kept ?? {}
    if (!wallet?.id || !wallet.name || !profile || !Array.isArray(accounts) || !startedAt) return
    const state = readState(kept?.state)
    return { wallet, profile, accounts, startedAt, ...(state && { state }) }
  } catch {
    return undefined
  }
}

/** Stores a session. If the storage is missing or full, the session lasts as long as its page. */
export function storeSession(storage: Pick<Storage, 'setItem'>, kept: StoredSession): void {
  try {
    storage.setItem(key, JSON.stringify(kept))
  } catch {
    // Without storage, a reload starts a new session.
  }
}

export function clearSession(storage: Pick<Storage, 'removeItem'>): void {
  try {
    storage.removeItem(key)
  } catch {
    // A storage that throws holds no session to remove.
  }
}
