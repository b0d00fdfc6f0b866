'use client'

import type { Pairing } from '@touchstone/connect'
import { useCallback, useSyncExternalStore } from 'react'
import { useTouchstone } from './TouchstoneContext.ts'

const idle: Pairing = { relay: 'idle' }

/**
 * Returns the state of the pairing with a wallet on another device: the code to scan, its expiry, and the relay's
 * status.
 *
 * @example
 * const { code } = usePairing()
 */
export function usePairing(): Pairing {
  const { pairing } = useTouchstone().connection
  const subscribe = useCallback(
    (listener: () => void) => pairing?.subscribe(listener) ?? ignore,
    [pairing],
  )
  const read = useCallback(() => pairing?.getSnapshot() ?? idle, [pairing])
  return useSyncExternalStore(subscribe, read, onServer)
}

const onServer = () => idle
const ignore = () => {}
