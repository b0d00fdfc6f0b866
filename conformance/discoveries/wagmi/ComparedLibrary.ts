import type { Wallet } from '@touchstone/harness'
import type { SiteStorage } from '../../app/environments/node/createMemoryStorage.ts'
import type { FakeClock } from '../../app/environments/node/fakeClock.ts'
import type { ConnectionActions, Scenario } from './Scenario.ts'

/** Actions and state of a page with wagmi or with the connection of this repository. */
export type ComparedLibrary = ConnectionActions & {
  state(): { status: string; account: string | undefined; chainId: number | undefined }
  /** Names of the errors in the library's `error` events. wagmi has no such events. */
  notices(): readonly string[]
  /** Number of listeners that the library has left on its own emitters. */
  leftoverListeners(): number
  offers(): number
  /** Closes the page. Its storage stays, for the next page. */
  close(): void
}

export type PageOptions = Pick<Scenario, 'connector' | 'finds' | 'slow'> & {
  wallets: readonly [Wallet, ...Wallet[]]
  storage: SiteStorage
  clock: FakeClock
  window: EventTarget
}

export type OpenLibrary = (options: PageOptions) => Promise<ComparedLibrary>
