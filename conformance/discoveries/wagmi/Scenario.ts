import type { ProviderInfo, Wallet } from '@touchstone/harness'

export type ConnectionActions = {
  /** Connects to a wallet, by default the first one. Without `chainId`, the library decides about the chain. */
  connect(options?: { chainId?: number }, wallet?: Wallet): Promise<unknown>
  switchTo(chainId: number): Promise<unknown>
  /** Presses "Add network" after the wallet said that it lacks this chain. */
  addNetwork(chainId: number): Promise<unknown>
  disconnect(): Promise<unknown>
  reconnect(): Promise<unknown>
}

export type Page = ConnectionActions & { reload(): Promise<void> }

export type Scene = Page & {
  wallet: Wallet
  /** A second wallet, in the page only in scenarios with `two`. */
  other: Wallet
  announce(wallet: Wallet, info?: ProviderInfo): void
  /** Opens another app in the same JavaScript realm, with its own configuration and storage, and the wallet `other`. */
  openOtherApp(): Promise<Page>
  advance(ms: number): Promise<void>
}

export type Scenario = {
  id: string
  when: string
  /** wagmi's connector. Default: `injected`. */
  connector?: 'metaMask' | 'walletConnect'
  two?: true
  /** The page finds wallets only by EIP-6963. The outcome then counts the offered wallets and the listeners. */
  finds?: true
  lacks?: true
  /** Delay of each read of wagmi's storage, in ms. Touchstone's storage is always synchronous. */
  slow?: number
  act(scene: Scene): Promise<unknown>
  /** Expected outcomes, in words: `plain` with wagmi, `ours` with the connection of this repository. */
  plain: string
  ours: string
}

/** ms after which a promise counts as pending forever, longer than all time limits of the connection. */
export const pendingLimit = 600_000
