'use client'

import type { WalletRow } from '@touchstone/connect'
import { useCallback, useSyncExternalStore } from 'react'
import { useTouchstone } from './TouchstoneContext.ts'

/**
 * Returns the wallets that the user can select. When a wallet announces itself later, the component renders again.
 *
 * @example
 * const installed = useWallets().filter((row) => row.installed)
 */
export function useWallets(): readonly WalletRow[] {
  const { wallets } = useTouchstone().connection
  const subscribe = useCallback((listener: () => void) => wallets.subscribe(listener), [wallets])
  const read = useCallback(() => wallets.getSnapshot(), [wallets])
  return useSyncExternalStore(subscribe, read, onServer)
}

/**
 * Returns the empty list: a server cannot know which wallets are installed, and hydration starts with the same list.
 */
const onServer = () => none

const none: readonly WalletRow[] = []
