import type { BrowserContext, Page } from '@playwright/test'
import type { Driver } from '../../engine/driver.ts'
import type { Build, BuildSource } from './build.ts'
import type { Services, StandInServer } from './standInServer.ts'

/** One wallet that is a browser extension, as the stack has to know it. */
export type ExtensionWallet = {
  builds: BuildSource
  /** The name by which it announces itself (EIP-6963). */
  rdns: string
  /** Size of the browser's pages, where it matters to the wallet's own windows. Default: Playwright's. */
  viewport?: { width: number; height: number }
  /** Imitates the services that the wallet asks. */
  services: Services
  /** Services that features depend on: without such a service the checks of its feature are not applicable. */
  dependencies: readonly ServiceDependency[]
  /** Contracts of the wallet's maker that its chains have. */
  contracts: readonly ChainContract[]
  /** Identifies how a profile is set up: raised when older ones cannot be used. */
  profileEdition(): string
  /** Sets up an empty profile: the test mnemonic, the accounts, the chain that sites begin on. */
  onboard(
    build: Build,
    openBrowser: OpenBrowser,
    folder: string,
    standIn: StandInServer,
  ): Promise<void>
  /** Unlocks the wallet of an onboarded profile. */
  open(session: Session): Promise<OpenWallet>
  /** What {@link WalletActions.arrange} can bring about, by the ids of checks and acts. */
  arrangements: readonly string[]
}

/** A service that decides what a wallet supports; `feature` as in the checks: "eip-5792". */
export type ServiceDependency = { feature: string; name: string; host: string; path: string }

/** A contract at a known address; `initCode` is the creation code with the arguments of the constructor. */
export type ChainContract = { address: `0x${string}`; initCode: string }

/** Opens a browser on the profile that is being set up. */
export type OpenBrowser = (args?: readonly string[]) => Promise<BrowserContext>

export type Session = {
  build: Build
  context: BrowserContext
  standIn: StandInServer
  /** A page of a site that never asks for anything: it tells where sites without a permission are. */
  observerPage: Page
  /** Addresses of the mnemonic's accounts, in its order. */
  accounts: readonly string[]
}

/** A site that a person acts for. */
export type WalletSite = {
  page: Page
  origin: string
  /** Whether a request of the site has no answer yet. */
  isWaiting(): Promise<boolean>
}

/** An unlocked wallet. */
export type OpenWallet = {
  actionsFor(site: WalletSite): WalletActions
  /** Makes the wallet as new for the next site. */
  reset(site?: WalletSite): Promise<void>
  /** Lets the wallet see a block of chain 56 at once, instead of when it looks by itself. */
  showBlock(block: number, site: WalletSite): Promise<void>
}

/** What a person does in the wallet for one site. */
export type WalletActions = {
  user: Driver['user']
  /** Brings a page that was just loaded to the chain that sites begin on, when late news moved it. */
  goHome(): Promise<void>
  /** Brings about what a check depends on (`Environment.arranges`). */
  arrange(wish: string): Promise<void>
  /** Makes the wallet send `chainChanged` by the shortest way. */
  signal(chainId: number): Promise<void>
  /** Lets the site use just these chains: for any other the wallet asks a person. */
  limitChains(chains: readonly number[]): Promise<void>
}
