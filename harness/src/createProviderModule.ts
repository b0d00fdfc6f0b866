import { createWallet, personaOf } from './createWallet.ts'
import type { PersonaName } from './personas/index.ts'
import type { Persona, Quirk } from './wallet/engineAndPersonaTypes.ts'
import type { QuirkName } from './wallet/quirks/index.ts'
import type { Address, Clock, DeclaredChains, Hex, Provider, Rpc } from './wallet/types.ts'
import type { Wallet } from './wallet/Wallet.ts'

/** Options with which `touchstone check` calls a provider module. */
export type ProvideOptions = {
  rpcUrl: string
  chainId: number
  accounts: { address: Address; privateKey: Hex }[]
  chains: { chainId: number; rpcUrl: string; name: string }[]
}

/** Acts of the wallet's user, in the form that the conformance suite expects. */
export type User = {
  prompts(): number
  approve(choice?: { accounts?: Address[] }): boolean
  reject(): boolean
  dismiss(): boolean
  selectAccounts(accounts: Address[]): void
  switchChain(chainId: number): void
  lock(): void
  unlock(): void
  revoke(): void
  refresh(): void
  networks(): number[]
  networkDown(chainId?: number): void
  networkUp(): void
}

/** Provider, window and user of a fake wallet, in the form that `touchstone check` expects. */
export type Provided = {
  provider: Provider
  window: EventTarget & { ethereum?: unknown }
  boot(): Promise<void>
  user: User
  lacks: string[]
  close(): void
  /** The wallet itself, for callers in the same process. */
  wallet: Wallet
}

/**
 * Returns the default export of a provider module for `touchstone check`: a function that creates a fake wallet.
 *
 * @example
 * export default provide('metamask', { quirks: ['switch-no-chainChanged'] })
 */
export const provide =
  (
    persona: Persona | PersonaName,
    given: { quirks?: readonly (Quirk | QuirkName)[]; clock?: Clock; rpc?: Rpc } = {},
  ) =>
  (options: ProvideOptions): Provided => {
    const { chainId, accounts } = options
    const wallet = createWallet({
      persona,
      ...given,
      accounts,
      chains: walletChains(options),
      chainId,
      origin: 'http://localhost',
      approval: 'prompt',
    })
    const window: EventTarget & { ethereum?: unknown } = new EventTarget()
    return {
      provider: wallet.provider,
      window,
      boot: async () => {
        wallet.announce(window)
      },
      user: createUser(wallet),
      lacks: [...(personaOf(persona).lacks ?? [])],
      close: () => wallet.close(),
      wallet,
    }
  }

/** Returns the chains of the wallet: those in `chains`, and the current chain even if `chains` does not list it. */
export function walletChains({ chains, chainId, rpcUrl }: ProvideOptions): DeclaredChains {
  const listed = chains.map(({ chainId: id, ...rest }) => [id, rest] as const)
  const name = chains.find((chain) => chain.chainId === chainId)?.name ?? `Chain ${chainId}`
  return { ...Object.fromEntries(listed), [chainId]: { name, rpcUrl } }
}

/** Creates the user of a wallet. `approve`, `reject` and `dismiss` return false if no prompt is open. */
export const createUser = (wallet: Wallet): User => {
  const answer = (act: () => void) => {
    const open = wallet.prompts().length > 0
    if (open) act()
    return open
  }
  return {
    prompts: () => wallet.prompts().length,
    approve: (choice) => answer(() => wallet.approve(choice)),
    reject: () => answer(() => wallet.reject()),
    dismiss: () => answer(() => wallet.dismiss()),
    selectAccounts: (accounts) => wallet.selectAccounts(accounts),
    switchChain: (chainId) => wallet.switchChain(chainId),
    lock: () => wallet.lock(),
    unlock: () => wallet.unlock(),
    revoke: () => wallet.revoke(),
    refresh: () => wallet.refresh(),
    networks: () => wallet.state().chains.map(({ chainId }) => chainId),
    networkDown: (chainId) => wallet.networkDown(chainId),
    networkUp: () => wallet.networkUp(),
  }
}
