import type { Core } from '../wallet/core.ts'
import { toHex } from '../wallet/hex.ts'
import { ProviderRpcError } from '../wallet/ProviderRpcError.ts'
import type { EventOrder } from '../wallet/types.ts'

type Emit = (event: string, args: unknown[]) => void

/**
 * What MetaMask's provider knows by itself in the page, apart from the wallet behind it
 * (`@metamask/providers` BaseProvider.ts, MetaMaskInpageProvider.ts).
 */
export type MetamaskInpage = {
  chainId: string | null
  networkVersion: string | null
  selectedAddress: string | null
  accounts: string[] | null
  isConnected: boolean
  initialized: boolean
  isPermanentlyDisconnected: boolean
  /** BaseProvider `_initializeState`: `connect` was sent, the state is set, nothing else is told. */
  initialize(): void
  /** An event of the wallet: the state first, then what the page hears of it. */
  hear(event: string, args: unknown[], emit: Emit): void
  /** BaseProvider `_rpcRequest`: the answer of eth_accounts or eth_requestAccounts; a failure is none. */
  see(answer: unknown, order?: EventOrder): void
}

/** The page's side of this wallet, made on first use. */
export const metamaskInpage = (core: Core): MetamaskInpage => {
  const known = core.memory.get('metamask')
  if (known) return known as MetamaskInpage

  const version = () => (core.store.connected() ? String(core.store.chainId()) : null)
  const tellNetwork = (emit: Emit) => {
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
      // MM 17-rpc-becomes-reachable: connect, then networkChanged.
      if (inpage.initialized) tellNetwork(emit)
    },
    accountsChanged: ([given], emit) => {
      const accounts = listed(given)
      if (sameList(accounts, inpage.accounts)) return
      setAccounts(accounts)
      emit('accountsChanged', [[...accounts]])
    },
    chainChanged: ([chainId], emit) => {
      if (chainId === inpage.chainId) return
      inpage.chainId = String(chainId)
      emit('chainChanged', [chainId])
      // A chain that is not reached: `disconnect` comes between (facts of BaseProvider, "slow").
      if (core.store.connected()) tellNetwork(emit)
    },
    disconnect: (args, emit) => {
      inpage.isConnected = false
      if ((args[0] as { code?: unknown } | undefined)?.code !== 1011) {
        emit('disconnect', args)
        return tellNetwork(emit)
      }
      lose(args[0] as ProviderRpcError, emit)
    },
    // MetaMaskInpageProvider: the deprecated twins of `message`; MM 50.
    message: (args, emit) => {
      const { data } = args[0] as { data: { result: unknown } }
      emit('message', args)
      emit('data', [{ jsonrpc: '2.0', method: 'eth_subscription', params: data }])
      emit('notification', [data.result])
    },
  }

  /** `_handleStreamDisconnect`: the background is gone, and with it all that was known. */
  const lose = (error: ProviderRpcError, emit: Emit) => {
    if (inpage.isPermanentlyDisconnected) return
    const message = error.message || background
    const warning = `MetaMask: Lost connection to "MetaMask RpcProvider".\nError: ${message}\n    at <anonymous>`
    if (core.hub.listeners('error').length > 0) emit('error', [warning])
    inpage.chainId = inpage.networkVersion = inpage.selectedAddress = inpage.accounts = null
    inpage.isPermanentlyDisconnected = true
    emit('disconnect', [error.message ? error : new ProviderRpcError(1011, message)])
  }

  const inpage: MetamaskInpage = {
    chainId: null,
    networkVersion: null,
    selectedAddress: null,
    accounts: null,
    isConnected: false,
    initialized: false,
    isPermanentlyDisconnected: false,
    initialize: () => {
      inpage.chainId = toHex(core.store.chainId())
      inpage.networkVersion = version()
      setAccounts([...core.store.accounts()])
      inpage.initialized = true
    },
    hear: (event, args, emit) => {
      const handler = handlers[event]
      if (handler) handler(args, emit)
      else emit(event, args)
    },
    see: (answer, order) => {
      // A rule says when its events come: then they come by themselves.
      if (order === 'after') return
      // Before the state came, what an answer says is set and not told.
      const accounts = listed(answer)
      if (inpage.initialized && order !== 'without') core.emit('accountsChanged', [accounts])
      else setAccounts(accounts)
    },
  }
  core.memory.set('metamask', inpage)
  return inpage
}

const background = 'MetaMask: Disconnected from MetaMask background. Page reload required.'

/** What is no list of texts counts as no accounts (BaseProvider `_handleAccountsChanged`). */
const listed = (given: unknown): string[] =>
  Array.isArray(given) && given.every((account) => typeof account === 'string') ? given : []

const sameList = (a: readonly string[], b: readonly string[] | null): boolean =>
  b !== null && a.length === b.length && a.every((item, index) => item === b[index])
