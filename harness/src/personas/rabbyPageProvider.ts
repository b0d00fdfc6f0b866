import type { Core } from '../wallet/engineAndPersonaTypes.ts'
import { toHex } from '../wallet/hex.ts'
import { getOrCreateMemory } from '../wallet/getOrCreateMemory.ts'
import { ProviderRpcError } from '../wallet/ProviderRpcError.ts'

type Emit = Core['emit']

export const rabbyPageProvider = (core: Core) =>
  getOrCreateMemory(core, 'rabby', () => createRabbyPageProvider(core))

/**
 * Creates the state that Rabby's provider keeps in the page (index.ts and pushEventHandlers.ts of
 * `@rabby-wallet/page-provider`).
 */
const createRabbyPageProvider = (core: Core) => {
  const handlers: Record<string, (args: unknown[], emit: Emit) => void> = {
    // Drops the event if the first account is unchanged, even if others have changed.
    accountsChanged: ([accounts], emit) => {
      const [first] = accounts as (string | undefined)[]
      if (first === inpage.selectedAddress) return
      inpage.selectedAddress = first
      emit('accountsChanged', [accounts])
    },
    chainChanged: ([chainId], emit) => {
      // A site without permission gets no chain events (`removeConnectedSite` in wallet.ts).
      if (core.store.permitted().length === 0 || chainId === inpage.chainId) return
      // Sends Rabby's own event first (`broadcastChainChanged` in utils).
      emit('rabby:chainChanged', [{ hex: chainId }])
      inpage.chainId = String(chainId)
      emit('chainChanged', [chainId])
      inpage.networkVersion = String(Number(chainId))
      emit('networkChanged', [inpage.networkVersion])
    },
    // A disconnect sends three events. The error code is 4900, as for requests, unless the act `drop` sets an error.
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

  const inpage = {
    chainId: null as string | null,
    networkVersion: null as string | null,
    selectedAddress: null as string | null | undefined,
    isUnlocked: false,
    /** Sets the chain, then sends `connect` (`initialize` in index.ts). */
    start: () => {
      const { store } = core
      inpage.chainId = toHex(store.chainId())
      inpage.networkVersion = String(store.chainId())
      inpage.isUnlocked = !store.get().locked
      core.emit('connect', [{ chainId: inpage.chainId }])
      // The extension sends no accounts, not even to a connected site (`getProviderState` in internalMethod.ts).
      inpage.selectedAddress = undefined
    },
    /** Handles an event of the extension: drops duplicates and adds events, as pushEventHandlers.ts does. */
    handleEvent: (event: string, args: unknown[], emit: Emit) => {
      const handler = handlers[event]
      if (handler) handler(args, emit)
      else emit(event, args)
    },
  }
  return inpage
}
