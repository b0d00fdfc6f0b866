'use client'

import type { Snapshot } from '@touchstone/connect'
import { useSyncExternalStore } from 'react'
import { useTouchstone } from './TouchstoneContext.ts'

/**
 * Returns the current snapshot of the connection. The component renders again on every change.
 *
 * @example
 * const { status, accounts, chainId } = useConnection()
 */
export function useConnection(): Snapshot {
  const { subscribe, getSnapshot } = useTouchstone().connection
  return useSyncExternalStore(subscribe, getSnapshot, onServer)
}

/** Returns the snapshot on a server, where there is no wallet. The page shows the real snapshot after hydration. */
const onServer = () => disconnected

const disconnected: Snapshot = { status: 'disconnected', attempt: 0, accounts: [] }
