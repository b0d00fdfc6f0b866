'use client'

import {
  type CapabilitiesSnapshot,
  type CapabilitiesStore,
  type ChainCapabilities,
  type Connection,
  createCapabilities,
} from '@touchstone/connect'
import { useSyncExternalStore } from 'react'
import { useTouchstone } from './TouchstoneContext.ts'

/**
 * Returns the capabilities of the connected wallet for batches of calls: those of one chain with `{ chainId }`, else
 * those of all chains by id. The wallet is asked only while a component uses this hook, once for all components, and
 * again after a change of the account or the chain.
 *
 * @see https://eips.ethereum.org/EIPS/eip-5792#wallet_getcapabilities
 * @example
 * const { data } = useCapabilities({ chainId: 8453 })
 * const isAtomic = data?.atomic === 'supported' || data?.atomic === 'ready'
 */
export function useCapabilities(): useCapabilities.Result<CapabilitiesSnapshot['data']>
export function useCapabilities(
  parameters: useCapabilities.Parameters,
): useCapabilities.Result<ChainCapabilities | undefined>
export function useCapabilities(
  parameters?: useCapabilities.Parameters,
): useCapabilities.Result<CapabilitiesSnapshot['data'] | ChainCapabilities> {
  const { getSnapshot, refetch, subscribe } = storeOf(useTouchstone().connection)
  const { data, error, isPending } = useSyncExternalStore(subscribe, getSnapshot, onServer)
  const { chainId } = parameters ?? {}
  const ofChain = chainId === undefined ? undefined : data?.[chainId]
  return { data: parameters ? ofChain : data, error, isPending, refetch }
}

export declare namespace useCapabilities {
  type Parameters = {
    /** One of the chains of the connection (EIP-155). `data` is undefined for any other chain, and for undefined. */
    chainId: number | undefined
  }
  type Result<Data> = Omit<CapabilitiesSnapshot, 'data'> & {
    /**
     * Capabilities, with `atomic: 'supported' | 'ready' | 'unsupported'`. Undefined while no wallet is connected, and
     * until it has answered. After an error, `atomic` is `unsupported`.
     */
    readonly data: Data
    /** Asks the wallet again, for example after a batch that upgraded the account. Never rejects. */
    readonly refetch: CapabilitiesStore['refetch']
  }
}

/** Returns the store of a connection. All components share it, so that the wallet is asked once. */
function storeOf(connection: Connection): CapabilitiesStore {
  const store = stores.get(connection) ?? createCapabilities(connection)
  stores.set(connection, store)
  return store
}

const stores = new WeakMap<Connection, CapabilitiesStore>()

/** Returns the snapshot on a server, where no wallet is connected. */
const onServer = (): CapabilitiesSnapshot => disconnected

const disconnected: CapabilitiesSnapshot = { data: undefined, error: null, isPending: false }
