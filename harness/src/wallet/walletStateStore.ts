import { createCallbackList } from './createCallbackList.ts'
import type { Policy } from './behaviourSettings.ts'
import { sameAddress } from './hex.ts'
import type { Address, Chain, WalletState } from './types.ts'

/** State of the wallet, and the part of it that one site sees. */
export type Store = {
  readonly origin: string
  get(): WalletState
  visit(origin: string): void
  set(patch: Partial<WalletState>): void
  /** Accounts that the user permitted for this site, even while the wallet is locked. */
  permitted(): Address[]
  /** Accounts that this site sees now. */
  accounts(): Address[]
  /** Whether the user permitted this account for this site. */
  mayUse(address: string): boolean
  permit(accounts: Address[]): void
  forbid(): void
  chainId(): number
  chain(chainId: number): Chain | undefined
  selectChain(chainId: number): void
  /** Whether the provider is connected: any chain, or that of the site, is reachable (policy `connectedTo`). */
  connected(): boolean
  /** Whether the node of this chain can be reached. */
  reachable(chainId: number): boolean
  watch(listener: (state: WalletState) => void): () => void
}

export const createStore = (start: WalletState, site: string, policy: Policy): Store => {
  let state = start
  let origin = site
  const listeners = createCallbackList<[state: WalletState]>()
  const permitted = () => state.permissions[origin] ?? []
  const set = (patch: Partial<WalletState>) => {
    state = { ...state, ...patch }
    listeners.notify(state)
  }
  const store: Store = {
    get origin() {
      return origin
    },
    visit: (next) => {
      origin = next
    },
    get: () => state,
    set,
    permitted,
    accounts: () => (state.locked && policy.lockHides ? [] : permitted()),
    mayUse: (address) => permitted().some((account) => sameAddress(account, address)),
    permit: (accounts) => {
      const chain =
        policy.chainPerSite && state.siteChains[origin] === undefined
          ? { siteChains: { ...state.siteChains, [origin]: state.chainId } }
          : {}
      set({ permissions: { ...state.permissions, [origin]: accounts }, ...chain })
    },
    forbid: () => {
      const { [origin]: _, ...permissions } = state.permissions
      set({ permissions })
    },
    chainId: () => {
      if (!policy.chainPerSite) return state.chainId
      if (policy.unconnectedChain !== undefined && permitted().length === 0)
        return policy.unconnectedChain
      return state.siteChains[origin] ?? state.chainId
    },
    chain: (chainId) => state.chains.find((chain) => chain.chainId === chainId),
    selectChain: (chainId) =>
      policy.chainPerSite
        ? set({ siteChains: { ...state.siteChains, [origin]: chainId } })
        : set({ chainId }),
    connected: () => {
      if (state.down === 'all') return false
      if (policy.connectedTo === 'site') return store.reachable(store.chainId())
      return (
        state.chains.length === 0 || state.chains.some(({ chainId }) => store.reachable(chainId))
      )
    },
    reachable: (chainId) => state.down !== 'all' && !state.down.includes(chainId),
    watch: listeners.add,
  }
  return store
}
