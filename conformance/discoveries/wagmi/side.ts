import type { Wallet } from '@touchstone/harness'
import type { FakeClock } from '../../src/app/node/clock.ts'

/** One of the two that are compared, in one page, on one wallet. */
export type Side = {
  connect(options?: { chainId?: number }): Promise<unknown>
  switchTo(chainId: number): Promise<unknown>
  disconnect(): Promise<unknown>
  reconnect(): Promise<unknown>
  state(): { connected: boolean; status: string; account?: string; chainId?: number }
  /** What it says beside its promises. */
  told(): readonly string[]
  /** Listeners that it has left on its own emitters. */
  left(): number
  /** The page is gone; what it stored stays. */
  close(): void
}

/** Opens a page. `storage` is what the pages of an origin share. */
export type OpenSide = (
  wallet: Wallet,
  storage: Map<string, string>,
  clock: FakeClock,
) => Promise<Side>
