import type { BrowserContext, Page } from '@playwright/test'
import type { Driver } from '../../core/driver.ts'
import type { AppWallet } from './AppWallet.ts'
import type { Build, BuildSource } from './findBuild.ts'
import type { RecordingScenario } from './recording/scenarios.ts'
import type { Services, StandInServer } from './standInServer.ts'

/** A wallet that is a browser extension. These are the parts of its driver that differ between wallets. */
export type ExtensionWallet = {
  builds: BuildSource
  /** The rdns that the wallet announces (EIP-6963). */
  rdns: string
  /** The wallet in the checks of the app. */
  app: AppWallet
  /** Imitates the services that the wallet calls. */
  services: Services
  /**
   * Services that features of the wallet depend on. If one is not imitated, the checks of its feature are not
   * applicable.
   */
  dependencies: readonly ServiceDependency[]
  /** Contracts of the wallet's maker that exist on its chains. */
  contracts: readonly ChainContract[]
  /**
   * Text that identifies the way in which a profile is set up. Change it when profiles that were set up before
   * cannot be used any more.
   */
  profileEdition(): string
  /**
   * Sets up an empty profile: imports the test mnemonic, adds the accounts, and selects the chain on which
   * sites begin.
   */
  onboard(
    build: Build,
    openBrowser: OpenBrowserWithProfile,
    folder: string,
    standIn: StandInServer,
  ): Promise<void>
  /** Unlocks the wallet of an onboarded profile. */
  open(session: Session): Promise<OpenWallet>
  /** Scenarios that only this wallet is recorded in. */
  scenarios?: { readonly [name: string]: RecordingScenario }
  /** Features that the wallet declares not to have. Default: it has all. */
  lacks?: readonly string[]
  /** Scopes that differ from those of most wallets: see `scopes` of {@link Driver}. */
  scopes?: Driver['scopes']
  /**
   * Size of a page, in pixels. A wallet that opens its prompts at the right edge of the browser's window may need a page
   * that is smaller than usual, 1280 x 720.
   */
  viewport?: { width: number; height: number }
  /**
   * Whether the screen of a browser without a display is larger than the browser's window. Default: true. If it is not,
   * Chromium refuses the windows that the wallet opens. A driver that answers prompts in a tab then runs faster, because
   * no window loads the same prompt again.
   */
  hasRoomForWindows?: boolean
  /**
   * Whether the wallet answers a page only while that page is visible. If so, the page is brought to the front
   * before each request.
   */
  answersVisiblePages?: true
  /** Ids of checks, `connection` or `dismiss`: what {@link WalletActions.arrange} can prepare. */
  arrangements: readonly string[]
}

/**
 * A service that decides whether the wallet supports a feature. `feature` is the `feature` or `service` of
 * checks: "eip-5792".
 */
export type ServiceDependency = { feature: string; name: string; host: string; path: string }

/** A contract at a known address. `initCode` is the creation code with the arguments of the constructor. */
export type ChainContract = { address: `0x${string}`; initCode: string }

/** Opens a browser with the profile that is being set up, and with further arguments of Chromium. */
export type OpenBrowserWithProfile = (args?: readonly string[]) => Promise<BrowserContext>

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
  /** Returns whether a request of the site has no answer yet. */
  isWaiting(): Promise<boolean>
}

/** An unlocked wallet in a browser. */
export type OpenWallet = {
  actionsFor(site: WalletSite): WalletActions
  /** Restores the initial state of the wallet for the next site. */
  reset(site?: WalletSite): Promise<void>
  /** Makes the wallet notice a block of the home chain now, instead of at its next poll. */
  showBlock(block: number, site: WalletSite): Promise<void>
}

/** Actions of a user in the wallet for one site. */
export type WalletActions = {
  user: Driver['user']
  /**
   * Moves the site back to the chain on which sites begin, if a late event has changed its chain. For a page
   * that was just loaded.
   */
  returnToHomeChain(): Promise<void>
  /** Prepares something that a check depends on: one of {@link ExtensionWallet.arrangements}. */
  arrange(prerequisite: string): Promise<void>
  /** Limits the chains that the site may use. For any other chain, the wallet prompts. */
  limitChains(chains: readonly number[]): Promise<void>
}
