import type { Browser, BrowserContext, Page, ConsoleMessage } from '@playwright/test'
import type { PersonaName } from '@touchstone/harness'
import { createWallets, type PageWallet } from '@touchstone/harness/playwright'
import type { AppChains } from '../../cells/AppChains.ts'
import { accounts } from '../../cells/testAccounts.ts'
import { declareWalletChains } from '../../viemChain.ts'
import type { NodeUrls } from './routeNodeRequests.ts'
import { publicNodesOf } from './publicNodes.ts'
import { interceptNodeRequests } from './interceptNodeRequests.ts'
import { installClock } from './clock/installClock.ts'
import { recordWindowEvents } from './recordWindowEvents.ts'

/** A browser context with the app and a fake wallet, which several variants use one after another. */
export type AppContext = Pick<AppContextOptions, 'site' | 'persona' | 'chains'> & {
  context: BrowserContext
  page: Page
  wallet: PageWallet
  errors: { unhandled: string[]; console: string[] }
  /** Resets wallet, page and storage for a variant. `entries`: entries that the wallet's transcript then has. */
  begin(): Promise<{ entries: number }>
  announce(persona: PersonaName): Promise<void>
  end(): Promise<void>
}

type AppContextOptions = {
  browser: Browser
  site: string
  persona: PersonaName
  chains: AppChains
  nodes: NodeUrls
  /** URL of the local node that all chains of the wallet use. */
  home: string
  /** Whether the page is not the app of this repository. */
  isOtherDapp?: boolean
  setup?(page: Page): Promise<unknown>
}

const walletOptions = ({ supported, foreign, home }: AppChains, rpcUrl: string) =>
  ({
    accounts: [{ address: accounts.a }, { address: accounts.b }],
    chains: declareWalletChains([...supported, foreign], rpcUrl),
    chainId: home,
    approval: 'prompt',
  }) as const

/** Opens the app in a new context. Calls `onEnd` after each variant, when the next variant can use the context. */
export const openAppBrowserContext = async (
  { browser, site, persona, chains, nodes, home, isOtherDapp = false, setup }: AppContextOptions,
  onEnd: (appContext: AppContext) => void,
): Promise<AppContext> => {
  // A small page without animations saves CPU time.
  const viewport = { width: 640, height: 480 }
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce' })
  const errors = { unhandled: [] as string[], console: [] as string[] }
  const page = await context.newPage()
  await interceptNodeRequests(page, site, nodes, publicNodesOf(chains.supported))
  page.on('pageerror', (error) => void errors.unhandled.push(error.message))
  page.on('console', (message) => {
    const fault = consoleFaultOf(message, isOtherDapp)
    if (fault !== undefined) errors.console.push(fault)
  })
  await installClock(page)
  await page.addInitScript(recordWindowEvents)
  const wallets = await createWallets(context)
  const options = walletOptions(chains, home)
  const wallet = await wallets.add(persona, options)
  await setup?.(page)
  await page.goto(site)

  const began = await wallet.state()
  let used = false
  let second: PageWallet | undefined
  const renew = async () => {
    const now = await wallet.state()
    const places = [now.chainId, ...Object.values(now.siteChains)]
    const silent = { event: false }
    await Promise.all([
      now.locked && wallet.unlock(silent),
      now.down.length > 0 && wallet.networkUp(),
      places.some((chainId) => chainId !== chains.home) && wallet.switchChain(chains.home, silent),
      now.accounts.join() !== began.accounts.join() &&
        wallet.selectAccounts([accounts.a, accounts.b], silent),
      wallet.revoke(),
      second && wallets.remove(second.id),
      clearStorage(context, page),
    ])
    second = undefined
    await page.reload()
  }

  const appContext: AppContext = {
    context,
    page,
    wallet,
    site,
    persona,
    chains,
    errors,
    begin: async () => {
      await wallet.reset()
      if (used) await renew()
      used = true
      for (const method of ['wallet_switchEthereumChain', 'wallet_addEthereumChain'])
        wallet.use({ method, do: { type: 'prompt' } })
      errors.unhandled.length = 0
      errors.console.length = 0
      return { entries: (await wallet.transcript()).length }
    },
    announce: async (another) => {
      second ??= await wallets.add(another, { ...options, accounts: [{ address: accounts.c }] })
    },
    end: async () => {
      for (const other of context.pages()) if (other !== page) await other.close()
      onEnd(appContext)
    },
  }
  return appContext
}

/** Returns a message that is a fault of the page. Other dapps may send requests that the suite blocks. */
export const consoleFaultOf = (
  message: Pick<ConsoleMessage, 'type' | 'text'>,
  isOtherDapp: boolean,
): string | undefined => {
  if (message.type() !== 'error') return undefined
  const text = message.text()
  return isOtherDapp && refused.test(text) ? undefined : text
}

/** Chromium's message for a blocked request, or for a host that `launchBrowser` does not resolve. */
const refused = /\bnet::ERR_(BLOCKED_BY_CLIENT|NAME_NOT_RESOLVED)\b/

/** Clears every place where a dapp may have stored a connection. */
export const clearStorage = async (
  context: Pick<BrowserContext, 'clearCookies'>,
  page: { evaluate(act: () => Promise<void>): Promise<unknown> },
): Promise<void> => {
  await Promise.all([context.clearCookies(), page.evaluate(wipe)])
}

/** Runs in the page. An open database is deleted only when the page is reloaded, so that this does not wait for it. */
const wipe = async () => {
  localStorage.clear()
  sessionStorage.clear()
  for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name)
}
