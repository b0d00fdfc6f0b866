import type { Policy } from './persona.ts'
import { sameAddress } from './hex.ts'
import type { Account, Address, Chain, WalletState } from './types.ts'

/** The wallet's memory, and what one site may see of it. */
export type Store = {
  readonly origin: string
  get(): WalletState
  /** The same site or, after a navigation, another. */
  visit(origin: string): void
  set(patch: Partial<WalletState>): void
  /** The accounts that the person let this site see, locked or not. */
  permitted(): Address[]
  /** The accounts that this site sees now. */
  accounts(): Address[]
  mayUse(address: string): boolean
  permit(accounts: Address[]): void
  forbid(): void
  chainId(): number
  chain(chainId: number): Chain | undefined
  selectChain(chainId: number): void
  /** `false`: no chain at all can be reached. */
  connected(): boolean
  reachable(chainId: number): boolean
  watch(listener: (state: WalletState) => void): () => void
}

export const createStore = (start: WalletState, site: string, policy: Policy): Store => {
  let state = start
  let origin = site
  const listeners = new Set<(state: WalletState) => void>()
  const permitted = () => state.permissions[origin] ?? []
  const set = (patch: Partial<WalletState>) => {
    state = { ...state, ...patch }
    for (const listener of listeners) listener(state)
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
      if (policy.strangerChain !== undefined && permitted().length === 0)
        return policy.strangerChain
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
    watch: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  return store
}

/** The state of a fresh wallet. */
export const freshState = (
  accounts: readonly Account[],
  chains: readonly Chain[],
  chainId: number,
): WalletState => ({
  accounts: accounts.map(({ address }) => address),
  chains: [...chains],
  chainId,
  locked: false,
  permissions: {},
  siteChains: {},
  down: [],
  capabilities: [],
})
