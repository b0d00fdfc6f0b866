import type { Core } from '../wallet/core.ts'
import { sameAddress, toHex } from '../wallet/hex.ts'
import type { Provider } from '../wallet/types.ts'

/** What MetaMask's inpage provider knows by itself (P BaseProvider.ts, `_state`). */
export type MetamaskState = {
  readonly initialized: boolean
  initialize(): void
  /** Notes what an event says, before anybody hears it. */
  hear(event: string, args: unknown[]): void
  /** An answer of eth_accounts or eth_requestAccounts; a rejection counts as no accounts (P BaseProvider.ts:285-300). */
  see(accounts: string[]): void
}

type Values = {
  chainId: string | null
  networkVersion: string | null
  selectedAddress: string | null
  accounts: string[] | null
}

/** The state of this wallet's provider, made on first use. */
export const metamaskState = (core: Core): MetamaskState & { values: Values } => {
  const known = core.memory.get('metamask')
  if (known) return known as MetamaskState & { values: Values }
  const values: Values = {
    chainId: null,
    networkVersion: null,
    selectedAddress: null,
    accounts: null,
  }
  const setAccounts = (accounts: string[]) => {
    values.accounts = accounts
    values.selectedAddress = accounts[0] ?? null
  }
  const state = {
    values,
    initialized: false,
    initialize: () => {
      const { store } = core
      values.chainId = toHex(store.chainId())
      values.networkVersion = store.connected() ? String(store.chainId()) : null
      setAccounts(store.accounts())
      state.initialized = true
    },
    hear: (event: string, args: unknown[]) => {
      if (event === 'accountsChanged' && Array.isArray(args[0]))
        setAccounts([...(args[0] as string[])])
      if (event === 'chainChanged') {
        values.chainId = String(args[0])
        values.networkVersion = String(Number(args[0]))
      }
      if (event === 'disconnect') values.networkVersion = null
      if (event === 'connect' && state.initialized)
        values.networkVersion = String(core.store.chainId())
    },
    see: (accounts: string[]) => {
      const before = values.accounts ?? []
      const same =
        before.length === accounts.length &&
        before.every((account, i) => sameAddress(account, accounts[i] ?? ''))
      if (!same) core.emit('accountsChanged', [[...accounts]])
    },
  }
  core.memory.set('metamask', state)
  return state
}

/** The calls whose answer MetaMask has at hand (P MetaMaskInpageProvider.ts, `_sendSync`; MM 41-legacy). */
const synchronous = (core: Core, method: string): unknown => {
  const { values } = metamaskState(core)
  switch (method) {
    case 'eth_accounts':
      return values.selectedAddress === null ? [] : [values.selectedAddress]
    case 'eth_coinbase':
      return values.selectedAddress
    case 'eth_uninstallFilter':
      return true
    case 'net_version':
      return values.networkVersion
    default:
      throw new Error(
        `MetaMask: The MetaMask Ethereum provider does not support synchronous methods like ${method} without a callback parameter.`,
      )
  }
}

/** What MetaMask's provider has beside EIP-1193 (MM 00-initial-state, 41-legacy). */
export const addMetamaskSurface = (provider: Provider, core: Core): void => {
  const { values } = metamaskState(core)
  for (const key of ['chainId', 'networkVersion', 'selectedAddress'] as const)
    Object.defineProperty(provider, key, {
      get: () => values[key],
      enumerable: true,
      configurable: true,
    })

  const send = provider['send'] as (payload: unknown, callback: unknown) => unknown
  Object.assign(provider, {
    // P MetaMaskInpageProvider.ts: isUnlocked tells only whether the provider lives; MM 74-lock.
    _metamask: {
      isUnlocked: async () => !core.vanished,
      requestBatch: (requests: unknown[]) =>
        Promise.all(requests.map((args) => provider.request(args))),
    },
    _events: {},
    _state: { initialized: true },
    // MM 41-legacy: `{ jsonrpc, result }`, without an id; a payload without callback answers at once.
    send: (first: unknown, second?: unknown) => {
      if (typeof first === 'string')
        return provider
          .request({ method: first, params: second ?? [] })
          .then((result) => ({ jsonrpc: '2.0', result }))
      if (typeof second === 'function') return send(first, second)
      return { result: synchronous(core, (first as { method: string }).method) }
    },
  })
}
