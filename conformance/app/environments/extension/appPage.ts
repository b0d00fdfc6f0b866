import type { BrowserContext, Page } from '@playwright/test'
import { defaultChains } from '../../cells/AppChains.ts'
import type { OpenWallet, WalletSite } from '../../../drivers/extension/ExtensionWallet.ts'
import { countListeners, readSite } from '../../../drivers/extension/siteProvider.ts'
import { routeChains, type NodeUrls } from '../page/routeChains.ts'
import { recordStream } from '../page/pageView.ts'
import { hasOpenRequest } from './waitInPage.ts'
import { recordMessages } from './messages.ts'
import { installTimerMock } from './installTimerMock.ts'

/**
 * A tab that shows the app for several variants in turn, each on its own origin. Navigating to another origin of the
 * same domain takes half as long as opening a tab.
 */
export type AppTab = {
  page: Page
  /** Errors of the page since the tab opened the current origin. */
  errors: { unhandled: string[]; console: string[] }
}

/** The built app in a tab, on an origin that MetaMask has never seen. */
export type AppPage = AppTab & {
  site: WalletSite
  /** Number of listeners on MetaMask's provider while the app is disconnected, including MetaMask's own. */
  listeners: number
}

export declare namespace openAppPage {
  type Options = {
    context: BrowserContext
    /** Tab to reuse, whose previous app is closed. Default: a new tab. */
    tab?: AppTab | undefined
    wallet: OpenWallet
    nodes: NodeUrls
    /** URL of the app. */
    url: string
  }
}

export const openAppPage = async (options: openAppPage.Options): Promise<AppPage> => {
  const { context, wallet, nodes, url } = options
  const { page, errors } = options.tab ?? (await openTab(context))
  await page.unrouteAll()
  await routeChains(page, url, nodes)
  await page.goto(url)
  await waitForWallet(page)
  // A late `chainChanged` of the previous variant may have changed the chain of this page.
  if ((await readSite(page)).chainId !== defaultChains.home) {
    await wallet.reset()
    await page.reload()
    await waitForWallet(page)
  }
  const site = { page, origin: new URL(url).origin, isWaiting: () => hasOpenRequest(page) }
  return { page, errors, site, listeners: await countListeners(page) }
}

const openTab = async (context: BrowserContext): Promise<AppTab> => {
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
  page.on('pageerror', (error) => void errors.unhandled.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') errors.console.push(message.text())
  })
  await page.addInitScript(installTimerMock)
  await page.addInitScript(recordStream)
  await page.addInitScript(recordMessages)
  return { page, errors }
}

/**
 * Resets the wallet. Closes the page if `mustClose` is set or a request of the page is still open.
 *
 * @returns the tab, to show another app; undefined if the page was closed
 */
export const releaseAppPage = async (
  { page, errors, site }: AppPage,
  wallet: OpenWallet,
  mustClose: boolean,
): Promise<AppTab | undefined> => {
  const closeIf = async (condition: boolean) => void (condition && (await page.close()))
  await closeIf(mustClose || (await hasOpenRequest(page)))
  await wallet.reset(page.isClosed() ? undefined : site)
  // The app may have sent more requests during the reset.
  await closeIf(!page.isClosed() && (await hasOpenRequest(page)))
  return page.isClosed() ? undefined : { page, errors }
}

const waitForWallet = (page: Page) =>
  page.waitForFunction(() => (globalThis as { ethereum?: { chainId?: string } }).ethereum?.chainId)
