import type { Wallet } from '@touchstone/harness'
import type { FakeClock } from '../../app/environments/node/fakeClock.ts'
import type { Scenario } from './scenarios/Scenario.ts'

/** One of the two compared libraries in a page with one or two wallets. */
export type ComparedLibrary = {
  connect(options?: { chainId?: number }, wallet?: Wallet): Promise<unknown>
  switchTo(chainId: number): Promise<unknown>
  addNetwork(chainId: number): Promise<unknown>
  disconnect(): Promise<unknown>
  reconnect(): Promise<unknown>
  state(): { connected: boolean; status: string; account?: string; chainId?: number }
  /** Messages besides its promises. */
  notices(): readonly string[]
  /** Number of listeners left on its own emitters. */
  leftoverListeners(): number
  /** Number of wallets that a user can choose from, in scenarios with `finds`. */
  offers(): number
  /** Closes the page and keeps its storage. */
  close(): void
}

/** Options of a page. `stored` is shared by the pages of an origin. */
export type PageOptions = Pick<Scenario, 'connector' | 'finds' | 'slow'> & {
  wallets: readonly [Wallet, ...Wallet[]]
  stored: Map<string, string>
  clock: FakeClock
  window: EventTarget
}

/** Opens a page. */
export type OpenLibrary = (options: PageOptions) => Promise<ComparedLibrary>
