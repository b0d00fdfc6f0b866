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
export function readSession(): StoredSession | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as Partial<StoredSession> | null
    const { wallet, profile, accounts, startedAt } = kept ?? {}
    if (!wallet?.id || !wallet.name || !profile || !Array.isArray(accounts) || !startedAt) return
    const state = readState(kept?.state)
    return { wallet, profile, accounts, startedAt, ...(state && { state }) }
  } catch {
    return undefined
  }
}

/** Stores a session. If the browser blocks `localStorage` or it is full, the session lasts as long as its page. */
export function storeSession(kept: StoredSession): void {
  try {
    localStorage.setItem(key, JSON.stringify(kept))
  } catch {}
}

export function clearSession(): void {
  try {
    localStorage.removeItem(key)
  } catch {}
}
