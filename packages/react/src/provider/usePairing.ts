'use client'

import type { Pairing } from '@touchstone/connect'
import { useSyncExternalStore } from 'react'
import { useTouchstone } from './TouchstoneContext.ts'

/**
 * Returns the state of the pairing with a wallet on another device: the code to scan, its expiry, and the relay's
 * status.
 *
 * @example
 * const { code } = usePairing()
 */
export function usePairing(): Pairing {
  const { subscribe, getSnapshot } = useTouchstone().connection.pairing ?? unused
  return useSyncExternalStore(subscribe, getSnapshot, unused.getSnapshot)
}

const idle: Pairing = { relay: 'idle' }
const unused = { getSnapshot: () => idle, subscribe: () => () => {} }
