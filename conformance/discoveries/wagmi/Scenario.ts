import type { ProviderInfo, Wallet } from '@touchstone/harness'

/** The user's actions in a page. */
export type Page = {
  /**
   * Connects to a wallet, by default the first one of the scenario. Without `chainId`, the library decides about the
   * chain.
   */
  connect(options?: { chainId?: number }, wallet?: Wallet): Promise<void>
  switchTo(chainId: number): Promise<void>
  /** Presses "Add network" after the wallet said that it lacks this chain. */
  addNetwork(chainId: number): Promise<void>
  disconnect(): Promise<void>
  reconnect(): Promise<void>
  reload(): Promise<void>
}

/** The page, the wallets, and the user's actions that a scenario can use. */
export type Scene = Page & {
  wallet: Wallet
  /** A second wallet. It is in the page only in scenarios with `two`. */
  other: Wallet
  /** Announces a wallet to the page (EIP-6963), any number of times. For scenarios with `finds`. */
  announce(wallet: Wallet, info?: ProviderInfo): void
  /**
   * Opens another app in the same JavaScript realm, so that both share the variables of modules. It has its own
   * configuration and storage, and only the wallet `other`.
   */
  openOtherApp(): Promise<Page>
  advance(ms: number): Promise<void>
}

/** A situation, described by `when` and produced by `act`, and its expected outcome with each library. */
export type Scenario = {
  id: string
  /** Description of the situation, for the README. */
  when: string
  /** wagmi's connector. Default: `injected`. */
  connector?: 'metaMask' | 'walletConnect'
  /** The page has two wallets. */
  two?: true
  /**
   * The page finds wallets only by EIP-6963. The outcome then includes the number of offered wallets and of listeners
   * on the wallet.
   */
  finds?: true
  /** The wallet does not know chain 1. */
  lacks?: true
  /**
   * Delay of each read of wagmi's storage, in ms. Default: the storage is synchronous, as it always is for Touchstone.
   */
  slow?: number
  act(scene: Scene): Promise<void>
  /** Expected outcomes, in words: `plain` with `@wagmi/core` 3.6.5, `ours` with the connection of this repository. */
  plain: string
  ours: string
}

/**
 * ms after which a promise counts as pending forever. All time-outs of the connection of this repository are far
 * shorter.
 */
export const pendingLimit = 600_000
