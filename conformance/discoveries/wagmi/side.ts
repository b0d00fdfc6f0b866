import type { Wallet } from '@touchstone/harness'
import type { FakeClock } from '../../src/app/node/clock.ts'
import type { Scenario } from './scenarios/Scenario.ts'

/** One of the two that are compared, in one page, on one wallet or two. */
export type Side = {
  connect(options?: { chainId?: number }, wallet?: Wallet): Promise<unknown>
  switchTo(chainId: number): Promise<unknown>
  addNetwork(chainId: number): Promise<unknown>
  disconnect(): Promise<unknown>
  reconnect(): Promise<unknown>
  state(): { connected: boolean; status: string; account?: string; chainId?: number }
  /** What it says beside its promises. */
  told(): readonly string[]
  /** Listeners that it has left on its own emitters. */
  left(): number
  /** How many wallets a person can choose from, where wallets are found. */
  offers(): number
  /** The page is gone; what it stored stays. */
  close(): void
}

/** What a page has: `stored` is what the pages of an origin share. */
export type PageOptions = Pick<Scenario, 'connector' | 'finds' | 'slow'> & {
  wallets: readonly [Wallet, ...Wallet[]]
  stored: Map<string, string>
  clock: FakeClock
  window: EventTarget
}

/** Opens a page. */
export type OpenSide = (options: PageOptions) => Promise<Side>
