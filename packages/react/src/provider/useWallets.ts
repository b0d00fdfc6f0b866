'use client'

import type { WalletRow } from '@touchstone/connect'
import { useCallback, useSyncExternalStore } from 'react'
import { useWorld } from './context.ts'

/**
 * The wallets that can be picked, live: one that announces itself later appears later.
 *
 * @example
 * const installed = useWallets().filter((row) => row.installed)
 */
export function useWallets(): readonly WalletRow[] {
  const { wallets } = useWorld().connection
  const watch = useCallback((listener: () => void) => wallets.watch(listener), [wallets])
  const read = useCallback(() => wallets.getSnapshot(), [wallets])
  return useSyncExternalStore(watch, read, onServer)
}

/** What is installed here no server can know: its page is taken over as it was written. */
const onServer = () => none

const none: readonly WalletRow[] = []
