import type { WalletState } from '../wallet/types.ts'

/**
 * Changes of a wallet's state. Permissions and chains of sites contain only the origins that changed, because
 * two tabs may change different origins at the same time.
 */
export type StatePatch = Partial<Omit<WalletState, 'permissions' | 'siteChains'>> & {
  permissions?: Record<string, WalletState['permissions'][string] | null>
  siteChains?: Record<string, number | null>
}

/** Returns the changes from one state to another, or `undefined` for equal states. */
export const patchOf = (before: WalletState, after: WalletState): StatePatch | undefined => {
  const patch: StatePatch = {}
  for (const key of ['accounts', 'chains', 'chainId', 'locked', 'down', 'capabilities'] as const)
    if (!same(before[key], after[key])) Object.assign(patch, { [key]: after[key] })
  for (const key of ['permissions', 'siteChains'] as const) {
    const changed = recordPatch<unknown>(before[key], after[key])
    if (changed) Object.assign(patch, { [key]: changed })
  }
  return Object.keys(patch).length > 0 ? patch : undefined
}

/** Returns the state with the changes of a patch. */
export const applyPatch = (state: WalletState, patch: StatePatch): WalletState => {
  const { permissions, siteChains, ...rest } = patch
  return {
    ...state,
    ...rest,
    permissions: applyRecord(state.permissions, permissions),
    siteChains: applyRecord(state.siteChains, siteChains),
  }
}

function recordPatch<T>(
  before: Record<string, T>,
  after: Record<string, T>,
): Record<string, T | null> | undefined {
  const keys = new Set([...Object.keys(before), ...Object.keys(after)])
  const changed = [...keys].filter((key) => !same(before[key], after[key]))
  return changed.length > 0
    ? Object.fromEntries(changed.map((key) => [key, after[key] ?? null]))
    : undefined
}

function applyRecord<T>(
  record: Record<string, T>,
  patch: Record<string, T | null> = {},
): Record<string, T> {
  const entries = Object.entries({ ...record, ...patch }).filter(
    (entry): entry is [string, T] => entry[1] !== null,
  )
  return Object.fromEntries(entries)
}

const same = (a: unknown, b: unknown) => a === b || JSON.stringify(a) === JSON.stringify(b)
