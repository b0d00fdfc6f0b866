import { EventEmitter } from 'node:events'

type Listener = (...args: unknown[]) => void
type Script = (params: unknown[]) => unknown

/** Returns a promise that the test settles later, as a user answers the prompt of a wallet. */
export function deferred() {
  return Promise.withResolvers<unknown>()
}

export const a = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
export const b = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
export const never = () => new Promise(() => {})
export const fail = (error: unknown) => () => Promise.reject(error)

/** Creates a minimal wallet that follows the standards. Its `on` replaces the behaviour of a method. */
export function createFakeWallet(rdns = 'io.metamask', name = 'Fake') {
  const events = new EventEmitter()
  const scripts = new Map<string, Script>()
  const state = { accounts: [a] as string[], permitted: false, chainId: '0x38' }
  const calls: { method: string; params: unknown[] }[] = []

  const emit = (event: string, ...args: unknown[]) => void events.emit(event, ...args)
  const setChain: Script = ([parameter]) => {
    state.chainId = (parameter as { chainId: string }).chainId
    emit('chainChanged', state.chainId)
    return null
  }
  const defaultScripts: Record<string, Script> = {
    eth_requestAccounts() {
      state.permitted = true
      return state.accounts
    },
    eth_accounts: () => (state.permitted ? state.accounts : []),
    eth_chainId: () => state.chainId,
    wallet_switchEthereumChain: setChain,
    wallet_addEthereumChain: setChain,
    wallet_revokePermissions() {
      state.permitted = false
      return null
    },
  }
  const provider = {
    async request({ method, params = [] }: { method: string; params?: unknown }) {
      calls.push({ method, params: params as unknown[] })
      const script = scripts.get(method) ?? defaultScripts[method]
      // eslint-disable-next-line no-throw-literal -- wallets throw plain objects
      if (!script) throw { code: -32601, message: `No such method: ${method}` }
      return script(params as unknown[])
    },
    on: (event: string, listener: Listener) => void events.on(event, listener),
    removeListener: (event: string, listener: Listener) =>
      void events.removeListener(event, listener),
  }
  const info = { uuid: crypto.randomUUID(), rdns, name, icon: 'data:image/png;base64,AA==' }
  return {
    provider,
    info,
    state,
    emit,
    calls: (method?: string) => calls.filter((call) => !method || call.method === method),
    on: (method: string, script: Script) => void scripts.set(method, script),
    off: (method: string) => void scripts.delete(method),
    listeners: () => events.eventNames().flatMap((event) => events.listeners(event)).length,
    /** Locks the wallet: removes the site's access to the accounts and emits an empty list of accounts. */
    lock() {
      state.permitted = false
      emit('accountsChanged', [])
    },
  }
}

export type FakeWallet = ReturnType<typeof createFakeWallet>
