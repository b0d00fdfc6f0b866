'use client'

import type { Snapshot } from '@touchstone/connect'
import { useCallback, useSyncExternalStore } from 'react'
import { useTouchstone } from './TouchstoneContext.ts'

/**
 * Returns the current connection. Renders again on every change.
 *
 * @example
 * const { status, accounts, chainId } = useConnection()
 */
export function useConnection(): Snapshot {
  const { connection } = useTouchstone()
  const watch = useCallback((listener: () => void) => connection.watch(listener), [connection])
  const read = useCallback(() => connection.getSnapshot(), [connection])
  return useSyncExternalStore(watch, read, onServer)
}

/** A server has no wallet. The real state is shown after hydration. */
const onServer = () => disconnected

const disconnected: Snapshot = { status: 'disconnected', attempt: 0, accounts: [] }
