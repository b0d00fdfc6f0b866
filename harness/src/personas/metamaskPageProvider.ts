import type { Core } from '../wallet/engineAndPersonaTypes.ts'
import { toHex } from '../wallet/hex.ts'
import { sameList } from '../wallet/createStateChangeNotifier.ts'
import { getOrCreateMemory } from '../wallet/getOrCreateMemory.ts'
import { ProviderRpcError } from '../wallet/ProviderRpcError.ts'
import type { EventOrder } from '../wallet/types.ts'

type Emit = Core['emit']

export const metamaskPageProvider = (core: Core) =>
  getOrCreateMemory(core, 'metamask', () => createMetamaskPageProvider(core))

/**
 * Creates the state that MetaMask's provider keeps in the page (BaseProvider.ts and MetaMaskInpageProvider.ts in
 * `@metamask/providers`). It can differ from the state of the wallet.
 */
const createMetamaskPageProvider = (core: Core) => {
  const version = () => (core.store.connected() ? String(core.store.chainId()) : null)
  const emitNetworkChanged = (emit: Emit) => {
    const next = version()
    if (next === inpage.networkVersion) return
    inpage.networkVersion = next
    if (inpage.initialized) emit('networkChanged', [next])
  }
  const setAccounts = (accounts: string[]) => {
    inpage.accounts = accounts
    inpage.selectedAddress = accounts[0] ?? null
  }

  const handlers: Record<string, (args: unknown[], emit: Emit) => void> = {
    connect: (args, emit) => {
      inpage.isConnected = true
      inpage.isPermanentlyDisconnected = false
      emit('connect', args)
      // Recording 17-rpc-becomes-reachable-events.
      if (inpage.initialized) emitNetworkChanged(emit)
    },
    accountsChanged: ([given], emit) => {
      const accounts = parseAccounts(given)
      if (inpage.accounts && sameList(accounts, inpage.accounts)) return
      setAccounts(accounts)
      emit('accountsChanged', [[...accounts]])
    },
    chainChanged: ([chainId], emit) => {
      if (chainId === inpage.chainId) return
      inpage.chainId = String(chainId)
      emit('chainChanged', [chainId])
      // For an unreachable chain, `networkChanged` follows the next `disconnect` or `connect` (`chain.slowNetwork`).
      if (core.store.connected()) emitNetworkChanged(emit)
    },
    disconnect: (args, emit) => {
      inpage.isConnected = false
      if ((args[0] as { code?: unknown } | undefined)?.code !== 1011) {
        emit('disconnect', args)
        return emitNetworkChanged(emit)
      }
      handleConnectionLoss(args[0] as ProviderRpcError, emit)
    },
    // Repeats each message as the deprecated events `data` and `notification` (MetaMaskInpageProvider.ts).
    message: (args, emit) => {
      const { data } = args[0] as { data: { result: unknown } }
      emit('message', args)
      emit('data', [{ jsonrpc: '2.0', method: 'eth_subscription', params: data }])
      emit('notification', [data.result])
    },
  }

  /** Clears the state and emits `disconnect` (`_handleStreamDisconnect` in MetaMaskInpageProvider.ts). */
  const handleConnectionLoss = (error: ProviderRpcError, emit: Emit) => {
    if (inpage.isPermanentlyDisconnected) return
    const message = error.message || background
    const warning = `MetaMask: Lost connection to "MetaMask RpcProvider".\nError: ${message}\n    at <anonymous>`
    if (core.hub.listeners('error').length > 0) emit('error', [warning])
    inpage.chainId = inpage.networkVersion = inpage.selectedAddress = inpage.accounts = null
    inpage.isPermanentlyDisconnected = true
    emit('disconnect', [error.message ? error : new ProviderRpcError(1011, message)])
  }

  const inpage = {
    chainId: null as string | null,
    networkVersion: null as string | null,
    selectedAddress: null as string | null,
    accounts: null as string[] | null,
    isConnected: false,
    initialized: false,
    isPermanentlyDisconnected: false,
    /** Sets the initial state after `connect`, without events (`_initializeState` in BaseProvider.ts). */
    initialize: () => {
      inpage.chainId = toHex(core.store.chainId())
      inpage.networkVersion = version()
      setAccounts([...core.store.accounts()])
      inpage.initialized = true
    },
    /** Handles an event of the wallet: updates the state, then emits the event in the page. */
    handleEvent: (event: string, args: unknown[], emit: Emit) => {
      const handler = handlers[event]
      if (handler) handler(args, emit)
      else emit(event, args)
    },
    /** Takes the accounts from an answer to a request for accounts (`_rpcRequest` in BaseProvider.ts). */
    handleAnswer: (answer: unknown, order?: EventOrder) => {
      // If a rule demands the order `after`, the wallet itself emits the event after the answer.
      if (order === 'after') return
      // As long as the initial state is not set, the answer updates the accounts without an event.
      const accounts = parseAccounts(answer)
      if (inpage.initialized && order !== 'without') core.emit('accountsChanged', [accounts])
      else setAccounts(accounts)
    },
  }
  return inpage
}

const background = 'MetaMask: Disconnected from MetaMask background. Page reload required.'

/** Returns the accounts, or none if they are not strings (`_handleAccountsChanged` in BaseProvider.ts). */
const parseAccounts = (given: unknown): string[] =>
  Array.isArray(given) && given.every((account) => typeof account === 'string') ? given : []
