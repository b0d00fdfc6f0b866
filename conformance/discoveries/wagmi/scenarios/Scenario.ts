import type { ProviderInfo, Wallet } from '@touchstone/harness'

/** A page, and the person's acts in it. */
export type Page = {
  /** Default: the wallet of the scenario, on the app's first chain. */
  connect(options?: { chainId?: number }, wallet?: Wallet): Promise<void>
  switchTo(chainId: number): Promise<void>
  /** The button that a person presses who was told that the wallet lacks this chain. */
  addNetwork(chainId: number): Promise<void>
  disconnect(): Promise<void>
  reconnect(): Promise<void>
  reload(): Promise<void>
}

/** What a scenario can do: a hand on the wallets, and the person's acts. */
export type Scene = Page & {
  wallet: Wallet
  /** Another wallet of the same page; for scenarios with `two`. */
  other: Wallet
  /** Announces a wallet to the page (once more), where the page finds wallets by itself. */
  announce(wallet: Wallet, info?: ProviderInfo): void
  /** Another config and another storage in the same realm, with the other wallet alone. */
  elsewhere(): Promise<Page>
  advance(ms: number): Promise<void>
}

/** Something that a wallet does, and what each of the two makes of it. */
export type Scenario = {
  id: string
  /** What the wallet or the person does. */
  when: string
  /** Default: wagmi's `injected`. */
  connector?: 'metaMask' | 'walletConnect'
  /** There are two wallets in the page. */
  two?: true
  /** Wallets are found by EIP-6963 alone, and what is offered and listened to is told too. */
  finds?: true
  /** The wallet does not know chain 1. */
  lacks?: true
  /** The storage of the page answers after so many ms. */
  slow?: number
  act(scene: Scene): Promise<void>
  /** What was seen: `@wagmi/core` 3.6.5, and the connection of this repository. */
  plain: string
  ours: string
  /** Both do well: what is told of wagmi elsewhere is no hole here. */
  alike?: true
}
