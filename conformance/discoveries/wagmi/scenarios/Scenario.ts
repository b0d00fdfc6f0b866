import type { ProviderInfo, Wallet } from '@touchstone/harness'

/** A page, and the user's actions in it. */
export type Page = {
  /** Default: the wallet of the scenario on the app's first chain. */
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
  /** Another wallet in the same page, for scenarios with `two`. */
  other: Wallet
  /** Announces a wallet to the page, also repeatedly. For scenarios with `finds`. */
  announce(wallet: Wallet, info?: ProviderInfo): void
  /** Opens another page in the same realm, with its own config and storage and only the other wallet. */
  elsewhere(): Promise<Page>
  advance(ms: number): Promise<void>
}

/** An action of a wallet or the user, and the outcome with each library. */
export type Scenario = {
  id: string
  /** The action of the wallet or the user, in words. */
  when: string
  /** Default: wagmi's `injected`. */
  connector?: 'metaMask' | 'walletConnect'
  /** The page has two wallets. */
  two?: true
  /** Wallets are found by EIP-6963 only. The outcome includes the offered wallets and the listeners. */
  finds?: true
  /** The wallet does not know chain 1. */
  lacks?: true
  /** Delay of the page's storage in ms. */
  slow?: number
  act(scene: Scene): Promise<void>
  /** The outcome with `@wagmi/core` 3.6.5, and with the connection of this repository. */
  plain: string
  ours: string
  /** Both handle it: the known weakness of wagmi does not show here. */
  alike?: true
}

/** ms after which a promise counts as pending forever. All time-outs of Touchstone are far shorter. */
export const pendingLimit = 600_000
