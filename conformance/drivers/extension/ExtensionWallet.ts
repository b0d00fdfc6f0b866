import type { BrowserContext, Page } from '@playwright/test'
import type { Driver } from '../../core/driver.ts'
import type { Build, BuildSource } from './findBuild.ts'
import type { Services, StandInServer } from './standInServer.ts'

/** A wallet that is a browser extension: the part of its driver that differs between wallets. */
export type ExtensionWallet = {
  builds: BuildSource
  /** The rdns that the wallet announces (EIP-6963). */
  rdns: string
  /** Imitates the services that the wallet calls. */
  services: Services
  /** Services that features depend on. If one is not imitated, the checks of its feature are not applicable. */
  dependencies: readonly ServiceDependency[]
  /** Contracts of the wallet's maker that exist on its chains. */
  contracts: readonly ChainContract[]
  /** Identifies how a profile is set up. Change it when older profiles cannot be used any more. */
  profileEdition(): string
  /** Sets up an empty profile: the test mnemonic, the accounts, and the chain on which sites begin. */
  onboard(
    build: Build,
    openBrowser: OpenBrowserWithProfile,
    folder: string,
    standIn: StandInServer,
  ): Promise<void>
  /** Unlocks the wallet of an onboarded profile. */
  open(session: Session): Promise<OpenWallet>
  /** Checks and acts that {@link WalletActions.arrange} supports, by id. */
  arrangements: readonly string[]
}

/**
 * A service that decides which features a wallet supports. `feature` is the name that checks use: "eip-5792".
 */
export type ServiceDependency = { feature: string; name: string; host: string; path: string }

/** A contract at a known address. `initCode` is the creation code with the arguments of the constructor. */
export type ChainContract = { address: `0x${string}`; initCode: string }

/** Opens a browser with the profile that is being set up. */
export type OpenBrowserWithProfile = (args?: readonly string[]) => Promise<BrowserContext>

export type Session = {
  build: Build
  context: BrowserContext
  standIn: StandInServer
  /**
   * A page of a site that never sends requests. Its chain is the one on which sites without a permission
   * begin.
   */
  observerPage: Page
  /** Addresses of the accounts, in the order of the mnemonic. */
  accounts: readonly string[]
}

/** A site that the user of the wallet acts for. */
export type WalletSite = {
  page: Page
  origin: string
  /** Returns whether a request of the site has no answer yet. */
  isWaiting(): Promise<boolean>
}

/** An unlocked wallet. */
export type OpenWallet = {
  actionsFor(site: WalletSite): WalletActions
  /** Restores the initial state of the wallet for the next site. */
  reset(site?: WalletSite): Promise<void>
  /** Makes the wallet notice a block of chain 56 now, instead of at its next poll. */
  showBlock(block: number, site: WalletSite): Promise<void>
}

/** Actions of a user in the wallet for one site. */
export type WalletActions = {
  user: Driver['user']
  /**
   * Moves a page that was just loaded back to the chain on which sites begin, if a late event has changed it.
   */
  returnToHomeChain(): Promise<void>
  /** Prepares the state that a check depends on (`Environment.arranges`). */
  arrange(wish: string): Promise<void>
  /** Makes the wallet send `chainChanged` in the cheapest way. */
  emitChainChanged(chainId: number): Promise<void>
  /** Limits the chains of the site. For any other chain the wallet prompts. */
  limitChains(chains: readonly number[]): Promise<void>
}
