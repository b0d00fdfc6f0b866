import type { Core } from '../wallet/core.ts'
import { toHex } from '../wallet/hex.ts'
import { ProviderRpcError } from '../wallet/ProviderRpcError.ts'

type Emit = (event: string, args: unknown[]) => void

/** State of Rabby's provider in the page (PP index.ts, pushEventHandlers.ts). */
export type RabbyPageProvider = {
  chainId: string | null
  networkVersion: string | null
  selectedAddress: string | null | undefined
  isUnlocked: boolean
  /** PP `initialize`: the chain first, then `connect`, then the rest without events. */
  start(): void
  /** Handles a push of the background: drops duplicates and emits events as pushEventHandlers.ts does. */
  hear(event: string, args: unknown[], emit: Emit): void
}

/** Returns the page-side state of this wallet. Creates it on first use. */
export const rabbyPageProvider = (core: Core): RabbyPageProvider => {
  const known = core.memory.get('rabby')
  if (known) return known as RabbyPageProvider

  const handlers: Record<string, (args: unknown[], emit: Emit) => void> = {
    // Duplicates are detected by the first address alone.
    accountsChanged: ([accounts], emit) => {
      const [first] = accounts as (string | undefined)[]
      if (first === inpage.selectedAddress) return
      inpage.selectedAddress = first
      emit('accountsChanged', [accounts])
    },
    chainChanged: ([chainId], emit) => {
      // wallet.ts removeConnectedSite: a site without permission gets no chain events.
      if (core.store.permitted().length === 0 || chainId === inpage.chainId) return
      // utils.broadcastChainChanged.
      emit('rabby:chainChanged', [{ hex: chainId }])
      inpage.chainId = String(chainId)
      emit('chainChanged', [chainId])
      inpage.networkVersion = String(Number(chainId))
      emit('networkChanged', [inpage.networkVersion])
    },
    // Three events in one tick. The code is always that of the request error, whatever the reason.
    disconnect: (args, emit) => {
      inpage.selectedAddress = null
      const error =
        args.length === 0
          ? []
          : [new ProviderRpcError(4900, 'The provider is disconnected from all chains.')]
      emit('accountsChanged', [[]])
      emit('disconnect', core.dropped?.error ? args : error)
      emit('close', core.dropped?.error ? args : error)
    },
  }

  const inpage: RabbyPageProvider = {
    chainId: null,
    networkVersion: null,
    selectedAddress: null,
    isUnlocked: false,
    start: () => {
      const { store } = core
      inpage.chainId = toHex(store.chainId())
      inpage.networkVersion = String(store.chainId())
      inpage.isUnlocked = !store.get().locked
      core.emit('connect', [{ chainId: inpage.chainId }])
      ;[inpage.selectedAddress] = store.accounts()
    },
    hear: (event, args, emit) => {
      const handler = handlers[event]
      if (handler) handler(args, emit)
      else emit(event, args)
    },
  }
  core.memory.set('rabby', inpage)
  return inpage
}
