'use client'

import type { WalletRow } from '@touchstone/connect'
import { useSyncExternalStore } from 'react'
import { useTouchstone } from './TouchstoneContext.ts'

/**
 * Returns the rows of the wallet list. The component renders again when the rows change.
 *
 * @example
 * const installed = useWallets().filter((row) => row.installed)
 */
export function useWallets(): readonly WalletRow[] {
  const { subscribe, getSnapshot } = useTouchstone().connection.wallets
  return useSyncExternalStore(subscribe, getSnapshot, onServer)
}

/** Returns the rows on a server, which cannot know the installed wallets. Hydration starts with the same list. */
const onServer = () => none

const none: readonly WalletRow[] = []
