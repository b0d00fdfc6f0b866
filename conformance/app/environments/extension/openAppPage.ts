import type { BrowserContext, Page } from '@playwright/test'
import { type Entry, personas } from '@touchstone/harness'
import { defaultChains } from '../../cells/AppChains.ts'
import type {
  ExtensionWallet,
  OpenWallet,
  WalletSite,
} from '../../../drivers/extension/ExtensionWallet.ts'
import type { ExtensionWorker } from '../../../drivers/extension/openBrowserWorker.ts'
import { readSite } from '../../../drivers/extension/providerInPage.ts'
import { countListeners } from '../page/walletPageScripts.ts'
import { routeNodeRequests } from '../page/routeNodeRequests.ts'
import { recordWindowEvents } from '../page/recordWindowEvents.ts'
import { hasOpenRequest, recordMessages } from './walletMessages.ts'
import { mockLongTimers } from './mockLongTimers.ts'

/** The built app in a tab, on an origin that the wallet has never seen. */
export type AppPage = {
  page: Page
  /** Errors of the app since the tab opened the current origin. */
  errors: { unhandled: string[]; console: string[] }
  /** Messages between the wallet's provider and its content script since the tab loaded the current document. */
  messages: readonly Entry[]
  site: WalletSite
  /** Number of listeners on the wallet's provider while the app is disconnected, including the wallet's own. */
  listeners: number
}

type AppTab = Pick<AppPage, 'page' | 'errors' | 'messages'>

/**
 * Tabs that showed the app for a variant and can show it for the next one, on another origin. Navigating to another
 * origin of the same domain takes less than half as long as opening a tab.
 */
const idleTabs = new WeakMap<BrowserContext, AppTab>()

/** Facts about the wallet that decide how a page with its provider is opened. */
export type AppPageWallet = Pick<ExtensionWallet, 'appSuiteFacts' | 'rdns' | 'answersVisiblePages'>

/** Opens the app at this URL, in an idle tab of the browser or in a new one. */
export const openAppPage = async (
  { context, wallet, resources }: Pick<ExtensionWorker, 'context' | 'wallet' | 'resources'>,
  kind: AppPageWallet,
  url: string,
): Promise<AppPage> => {
  const tab = idleTabs.get(context) ?? (await openTab(context, kind))
  idleTabs.delete(context)
  const { page, messages } = tab
  await page.unrouteAll()
  await routeNodeRequests(page, url, async (chainId) => resources.url(chainId))
  await page.goto(url)
  const site = {
    page,
    origin: new URL(url).origin,
    isWaiting: async () => hasOpenRequest(messages),
  }
  await waitForWallet(site, kind, wallet)
  const { unconnectedChain = defaultChains.home } =
    personas[kind.appSuiteFacts.persona].policy ?? {}
  // A late `chainChanged` of the previous variant may have changed the chain of this page.
  if ((await readSite(page)).chainId !== unconnectedChain) {
    await wallet.reset()
    await page.reload()
    await waitForWallet(site, kind, wallet)
  }
  return { ...tab, site, listeners: await page.evaluate(countListeners, kind.rdns) }
}

const openTab = async (context: BrowserContext, kind: AppPageWallet): Promise<AppTab> => {
  const page = await context.newPage()
  const errors = { unhandled: [] as string[], console: [] as string[] }
  let host = ''
  page.on('framenavigated', (frame) => {
    if (frame !== page.mainFrame()) return
    const next = new URL(frame.url()).host
    // Keep the errors if the page navigates to `about:blank` and back to the same host.
    if (next === '' || next === host) return
    host = next
    for (const list of Object.values(errors)) list.length = 0
  })
  page.on('pageerror', (error) => {
    if (!isOfExtension(innermostFrame(error))) errors.unhandled.push(error.message)
  })
  page.on('console', (message) => {
    if (message.type() === 'error' && !isOfExtension(message.location().url))
      errors.console.push(message.text())
  })
  await page.addInitScript(mockLongTimers)
  await page.addInitScript(recordWindowEvents)
  const messages = await recordMessages(page, kind.appSuiteFacts.readProviderMessage)
  return { page, errors, messages }
}

/**
 * Returns whether a script of the wallet in the page caused an error. The app cannot prevent such an error: Rabby shows
 * a notice with `innerHTML`, which the app's Content Security Policy forbids.
 */
const isOfExtension = (place: string): boolean => place.includes('chrome-extension://')

const innermostFrame = ({ stack = '' }: Error): string => /^ +at .*$/m.exec(stack)?.[0] ?? ''

/** Resets the wallet. Closes the page if `mustClose` is set or a request of the page is still open. */
export const releaseAppPage = async (
  app: AppPage,
  wallet: OpenWallet,
  mustClose: boolean,
): Promise<void> => {
  const { page, messages, site } = app
  const isReusable = () => !mustClose && !hasOpenRequest(messages)
  const canReset = isReusable()
  if (!canReset) await page.close()
  await wallet.reset(canReset ? site : undefined)
  // The app may have sent more requests during the reset.
  if (canReset && isReusable()) idleTabs.set(page.context(), app)
  else if (canReset) await page.close()
}

/**
 * Waits until the provider in a page knows its chain. If the wallet answers only visible pages, first shows the page
 * and waits until the wallet can answer it.
 */
export const waitForWallet = async (
  site: WalletSite,
  { answersVisiblePages }: AppPageWallet,
  wallet: OpenWallet,
): Promise<void> => {
  const { page } = site
  if (answersVisiblePages) {
    await page.bringToFront()
    await page.waitForFunction(() => 'ethereum' in globalThis)
    await wallet.actionsFor(site).prepareLoadedPage()
  }
  await page.waitForFunction(
    () => (globalThis as { ethereum?: { chainId?: string } }).ethereum?.chainId,
  )
}
