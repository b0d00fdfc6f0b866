'use client'

import type { WalletRow } from '@touchstone/connect'
import { useCallback, useSyncExternalStore } from 'react'
import { useTouchstone } from './TouchstoneContext.ts'

/**
 * Returns the selectable wallets. Wallets that announce themselves later are added.
 *
 * @example
 * const installed = useWallets().filter((row) => row.installed)
 */
export function useWallets(): readonly WalletRow[] {
  const { wallets } = useTouchstone().connection
  const watch = useCallback((listener: () => void) => wallets.watch(listener), [wallets])
  const read = useCallback(() => wallets.getSnapshot(), [wallets])
  return useSyncExternalStore(watch, read, onServer)
}

/** A server cannot know which wallets are installed. Hydration starts with its empty list. */
const onServer = () => none

const none: readonly WalletRow[] = []
