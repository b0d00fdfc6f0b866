import { readState, type ManualState } from '@touchstone/conformance/manual'

/** A sitting as it is kept over reloads. */
export type Kept = {
  wallet: { id: string; name: string; version?: string }
  profile: string
  accounts: readonly string[]
  startedAt: string
  state?: ManualState
}

const key = 'touchstone.check'

/** The sitting that was left in the middle, if there is one that can be read. */
export function recall(storage: Pick<Storage, 'getItem'>): Kept | undefined {
  try {
    const kept = JSON.parse(storage.getItem(key) ?? 'null') as Partial<Kept> | null
    const { wallet, profile, accounts, startedAt } = kept ?? {}
    if (!wallet?.id || !wallet.name || !profile || !Array.isArray(accounts) || !startedAt) return
    const state = readState(kept?.state)
    return { wallet, profile, accounts, startedAt, ...(state && { state }) }
  } catch {
    return undefined
  }
}

/** Without a storage, or in a full one, a sitting lasts as long as its page. */
export function keep(storage: Pick<Storage, 'setItem'>, kept: Kept): void {
  try {
    storage.setItem(key, JSON.stringify(kept))
  } catch {
    // Nothing is lost but the way back after a reload.
  }
}

export function forget(storage: Pick<Storage, 'removeItem'>): void {
  try {
    storage.removeItem(key)
  } catch {
    // It was not kept either.
  }
}
