import type { Entry } from '@touchstone/harness'
import type {
  ExtensionWallet,
  OpenWallet,
  WalletSite,
} from '../../../drivers/extension/ExtensionWallet.ts'
import type { ExtensionWorker } from '../../../drivers/extension/openBrowserWorker.ts'
import { countListeners } from '../page/walletPageScripts.ts'
import { routeNodeRequests } from '../page/routeNodeRequests.ts'
import { recordWindowEvents } from '../page/recordWindowEvents.ts'
import { hasOpenRequest, recordMessages } from './walletMessages.ts'
import { mockLongTimers } from './mockLongTimers.ts'

/** The built app in a new tab, on an origin that the wallet has never seen. */
export type AppPage = {
  site: WalletSite
  /** Errors of the app. */
  errors: { unhandled: string[]; console: string[] }
  /** Messages between the wallet's provider and its content script since the tab loaded the current document. */
  messages: readonly Entry[]
  /** Number of listeners on the wallet's provider while the app is disconnected, including the wallet's own. */
  listeners: number
}

/** Facts about the wallet that decide how a page with its provider is opened. */
export type AppPageWallet = Pick<ExtensionWallet, 'appSuiteFacts' | 'rdns' | 'answersVisiblePages'>

/** Opens the app at this URL. */
export const openAppPage = async (
  { context, wallet, resources }: Pick<ExtensionWorker, 'context' | 'wallet' | 'resources'>,
  kind: AppPageWallet,
  url: string,
): Promise<AppPage> => {
  const page = await context.newPage()
  const errors = { unhandled: [] as string[], console: [] as string[] }
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
  await routeNodeRequests(page, url, async (chainId) => resources.url(chainId))
  await page.goto(url)
  const isWaiting = async () => hasOpenRequest(messages)
  const site = { page, origin: new URL(url).origin, isWaiting }
  await waitForWallet(site, kind, wallet)
  // A late change of the previous variant may have changed the chain on which new sites begin.
  await wallet.actionsFor(site).prepareLoadedPage()
  const listeners = await page.evaluate(countListeners, kind.rdns)
  return { site, errors, messages, listeners }
}

/**
 * Returns whether a script of the wallet in the page caused an error. The app cannot prevent such an error: Rabby shows
 * a notice with `innerHTML`, which the app's Content Security Policy forbids.
 */
const isOfExtension = (place: string): boolean => place.includes('chrome-extension://')

const innermostFrame = ({ stack = '' }: Error): string => /^ +at .*$/m.exec(stack)?.[0] ?? ''

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
