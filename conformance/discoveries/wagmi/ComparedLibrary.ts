import type { Wallet } from '@touchstone/harness'
import type { FakeClock } from '../../app/environments/node/fakeClock.ts'
import type { Scenario } from './Scenario.ts'

/** Actions and state of a page with wagmi or with the connection of this repository. */
export type ComparedLibrary = {
  connect(options?: { chainId?: number }, wallet?: Wallet): Promise<unknown>
  switchTo(chainId: number): Promise<unknown>
  addNetwork(chainId: number): Promise<unknown>
  disconnect(): Promise<unknown>
  reconnect(): Promise<unknown>
  state(): { status: string; account: string | undefined; chainId: number | undefined }
  /** Names of the errors in the library's `error` events. wagmi has no such events. */
  notices(): readonly string[]
  /** Number of listeners that the library has left on its own emitters. */
  leftoverListeners(): number
  offers(): number
  /** Closes the page. Its storage stays in `stored`, for the next page. */
  close(): void
}

export type PageOptions = Pick<Scenario, 'connector' | 'finds' | 'slow'> & {
  wallets: readonly [Wallet, ...Wallet[]]
  stored: Map<string, string>
  clock: FakeClock
  window: EventTarget
}

export type OpenLibrary = (options: PageOptions) => Promise<ComparedLibrary>
