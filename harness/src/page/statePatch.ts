import type { WalletState } from '../wallet/types.ts'

/** Changes of a state. Its records by site contain only changed origins: two tabs may change different ones. */
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
    const origins = Object.keys({ ...before[key], ...after[key] })
    const changed = origins.filter((origin) => !same(before[key][origin], after[key][origin]))
    const changes = Object.fromEntries(
      changed.map((origin) => [origin, after[key][origin] ?? null]),
    )
    if (changed.length > 0) Object.assign(patch, { [key]: changes })
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

const applyRecord = <T>(record: Record<string, T>, patch: Record<string, T | null> = {}) =>
  Object.fromEntries(
    Object.entries({ ...record, ...patch }).filter(
      (entry): entry is [string, T] => entry[1] !== null,
    ),
  )

const same = (a: unknown, b: unknown) => a === b || JSON.stringify(a) === JSON.stringify(b)
