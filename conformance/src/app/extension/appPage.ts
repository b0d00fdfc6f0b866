import type { BrowserContext, Page } from '@playwright/test'
import { chains } from '../../catalogue/app/words.ts'
import type { ExtensionHost } from '../../drivers/extension/host.ts'
import { routeChains, type Nodes } from '../page/chainRoutes.ts'
import { watchStream } from '../page/watch.ts'
import { countListeners, readTruth } from './ask.ts'
import { isAsked, readNews } from './awaitInPage.ts'
import { hurry } from './hurry.ts'
import { watchWallet } from './watchWallet.ts'

/** A tab for one app after another: another origin of the same domain costs half of what a tab of its own does. */
export type AppTab = {
  page: Page
  /** What went wrong beside in the app that it shows. */
  trouble: { unhandled: string[]; console: string[] }
}

/** The built app, on an origin that MetaMask has never seen. */
export type AppPage = AppTab & {
  origin: string
  /** Listeners on MetaMask's provider while the app is disconnected, MetaMask's own included. */
  listeners: number
  /** News of chains that it had had (`readNews`) when it was fit for a drive last. */
  newsCount: number
}

type Options = {
  context: BrowserContext
  /** That of an app which is gone; absent: a new one. */
  tab?: AppTab | undefined
  host: ExtensionHost
  nodes: Nodes
  site: string
}

export const openAppPage = async (options: Options): Promise<AppPage> => {
  const { context, host, nodes, site } = options
  const { page, trouble } = options.tab ?? (await openTab(context))
  await page.unrouteAll()
  await routeChains(page, site, nodes)
  await page.goto(site)
  await walletIsThere(page)
  // Late word of another chain, from the drive before.
  if ((await readTruth(page)).chainId !== chains.home) {
    await host.order({ op: 'restore' })
    await page.reload()
    await walletIsThere(page)
  }
  const [listeners, { count }] = [await countListeners(page), await readNews(page)]
  return { page, origin: new URL(site).origin, trouble, listeners, newsCount: count }
}

const openTab = async (context: BrowserContext): Promise<AppTab> => {
  const page = await context.newPage()
  const trouble = { unhandled: [] as string[], console: [] as string[] }
  let host = ''
  page.on('framenavigated', (frame) => {
    if (frame !== page.mainFrame()) return
    const next = new URL(frame.url()).host
    // A page that goes away and comes back, by way of an empty one, is the same app still.
    if (next === '' || next === host) return
    host = next
    // What went wrong in the one before is none of this one's.
    for (const list of Object.values(trouble)) list.length = 0
  })
  page.on('pageerror', (error) => void trouble.unhandled.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') trouble.console.push(message.text())
  })
  await page.addInitScript(hurry)
  await page.addInitScript(watchStream)
  await page.addInitScript(watchWallet)
  return { page, trouble }
}

/**
 * Makes the wallet as new. What the page still asks goes with its tab, and so does a page that is `spoilt`.
 *
 * @returns the tab, where another app may have it.
 */
export const leaveAppPage = async (
  { page, trouble, origin }: AppPage,
  host: ExtensionHost,
  spoilt: boolean,
): Promise<AppTab | undefined> => {
  let usable = false
  const close = async () => void (usable || (await page.close()))
  const truth = async () => {
    usable = !spoilt && !(await isAsked(page))
    return readTruth(page)
  }
  const { accounts, chainId } = await truth().finally(close)
  await host.order({ op: 'site', origin, chainId, permitted: accounts.length > 0 })
  await host.order({ op: 'restore', asked: !usable })
  // It may have asked for more meanwhile.
  usable &&= !(await isAsked(page))
  await close()
  return usable ? { page, trouble } : undefined
}

const walletIsThere = (page: Page) =>
  page.waitForFunction(() => (globalThis as { ethereum?: { chainId?: string } }).ethereum?.chainId)
