import type { Page } from '@playwright/test'

/** Controls of the emitting wallet, for scripts in its page. */
export type EmittingWallet = {
  emit(event: string, ...args: unknown[]): void
  state: { accounts: string[]; chainId: string }
  listeners(): number
}

export const walletName = 'Emitting wallet'

/** Accounts for tests. The wallet starts with the first one only. */
export const [first, second] = [
  '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
] as const

/** Adds a wallet whose `globalThis.emitting` emits any number of events in one tick. */
export const addEmittingWallet = (page: Page): Promise<unknown> =>
  page.addInitScript(install, { name: walletName, accounts: [first] })

function install({ name, accounts }: { name: string; accounts: string[] }) {
  const listeners = new Map<string, Set<(...args: unknown[]) => void>>()
  const state = { accounts, chainId: '0x38' }
  let isPermitted = false
  const emit = (event: string, ...args: unknown[]) => {
    for (const listener of [...(listeners.get(event) ?? [])]) listener(...args)
  }
  const answers: Record<string, (params: unknown) => unknown> = {
    eth_requestAccounts() {
      isPermitted = true
      return state.accounts
    },
    eth_accounts: () => (isPermitted ? state.accounts : []),
    eth_chainId: () => state.chainId,
    wallet_switchEthereumChain(params) {
      state.chainId = (params as [{ chainId: string }])[0].chainId
      emit('chainChanged', state.chainId)
      return null
    },
    wallet_revokePermissions() {
      isPermitted = false
      return null
    },
  }
  const provider = {
    async request({ method, params }: { method: string; params?: unknown }) {
      const answer = answers[method]
      if (!answer) throw Object.assign(new Error(`No such method: ${method}`), { code: -32601 })
      return answer(params)
    },
    on(event: string, listener: (...args: unknown[]) => void) {
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener))
    },
    removeListener(event: string, listener: (...args: unknown[]) => void) {
      listeners.get(event)?.delete(listener)
    },
  }
  const icon = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>'
  const info = { uuid: crypto.randomUUID(), rdns: 'test.emitting', name, icon }
  const announce = () =>
    dispatchEvent(
      new CustomEvent('eip6963:announceProvider', { detail: Object.freeze({ info, provider }) }),
    )
  addEventListener('eip6963:requestProvider', announce)
  announce()
  const size = () => [...listeners.values()].reduce((sum, { size }) => sum + size, 0)
  Object.assign(globalThis, { emitting: { emit, state, listeners: size } satisfies EmittingWallet })
}
