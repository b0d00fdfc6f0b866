import type { BrowserContext, Page } from '@playwright/test'
import type { Driver } from '../../core/driver.ts'
import type { launchWithExtensions } from '../page/launchWithExtensions.ts'
import type { AppSuiteFacts } from './AppSuiteFacts.ts'
import type { Build, BuildSource } from './findBuild.ts'
import type { RecordingScenario } from './recording/scenarios.ts'
import type { Services, StandInServer } from './standInServer.ts'

/** A wallet that is a browser extension. These are the parts of its driver that differ between wallets. */
export type ExtensionWallet = {
  builds: BuildSource
  /** The rdns that the wallet announces (EIP-6963). */
  rdns: string
  /** Facts that the app suite needs. */
  appSuiteFacts: AppSuiteFacts
  /** Imitates services that the wallet calls. */
  services: Services
  /**
   * Services that features of the wallet depend on. If one is not imitated, the checks of its feature are not
   * applicable.
   */
  dependencies: readonly ServiceDependency[]
  /** Contracts that the wallet's maker has on the public chains. The driver deploys them on the local nodes. */
  contracts: readonly ChainContract[]
  /**
   * Returns a part of the cache key of onboarded profiles. Change it when the cached profiles cannot be used any more.
   */
  profileEdition(): string
  /** Sets up an empty profile: imports the test mnemonic, and adds the accounts that checks use. */
  onboard(build: Build, openBrowser: OpenBrowserWithProfile, standIn: StandInServer): Promise<void>
  /** Unlocks the wallet of an onboarded profile. */
  open(session: Session): Promise<OpenWallet>
  /** Scenarios that `record` plays on this wallet only, after those of all wallets. */
  scenarios?: { readonly [name: string]: RecordingScenario }
  /** Features that the wallet declares not to have. Default: it has all. */
  lacks?: readonly string[]
  browserOptions?: Pick<launchWithExtensions.Options, 'viewport' | 'hasRoomForWindows'>
  /**
   * Whether the wallet answers a page only while that page is visible. If so, the driver shows the page before a
   * request.
   */
  answersVisiblePages?: true
  /** Ids of checks, `connection` or `dismiss`: what {@link WalletActions.arrange} can prepare. */
  arrangements: readonly string[]
}

/**
 * A service that a feature of the wallet depends on. `feature` is the `feature` or `service` of checks: "eip-5792".
 * A request to `host` and `path` shows whether {@link Services} imitates the service.
 */
export type ServiceDependency = { feature: string; name: string; host: string; path: string }

/** A contract at a known address. `initCode` is the creation code with the arguments of the constructor. */
export type ChainContract = { address: `0x${string}`; initCode: string }

/** Opens a browser with the profile that is being set up. */
export type OpenBrowserWithProfile = () => Promise<BrowserContext>

export type Session = {
  build: Build
  context: BrowserContext
  standIn: StandInServer
  /** A page of a site that never connects. Its chain is the one on which sites without a permission begin. */
  observerPage: Page
}

/** A site for which the user acts in the wallet. */
export type WalletSite = {
  page: Page
  origin: string
  /** Returns whether a request of the page may be waiting for the user. */
  isWaiting(): Promise<boolean>
}

/** An unlocked wallet in a browser. */
export type OpenWallet = {
  actionsFor(site: WalletSite): WalletActions
  /** Prepares the wallet for the next site: rejects open requests, and reverts acts such as a lock. */
  reset(site?: WalletSite): Promise<void>
  /** Makes a wallet that polls for blocks notice a block of the home chain now. Other wallets need no such function. */
  refreshBlock?(block: number, site: WalletSite): Promise<void>
}

/** Actions of a user in the wallet for one site. */
export type WalletActions = {
  user: Driver['user']
  /**
   * Prepares a page that was just loaded, if the wallet needs that: moves the site back to the home chain, or waits
   * until the page gets answers.
   */
  prepareLoadedPage(): Promise<void>
  /** Prepares something that a check depends on: one of {@link ExtensionWallet.arrangements}. */
  arrange(prerequisite: string): Promise<void>
}
