import type { BrowserContext, Page } from '@playwright/test'
import { chains } from '../../catalogue/app/words.ts'
import type { ExtensionHost } from '../../drivers/extension/host.ts'
import { routeChains, type Nodes } from '../page/chainRoutes.ts'
import { watchStream } from '../page/watch.ts'
import { countListeners, readTruth } from './ask.ts'
import { hurry } from './hurry.ts'
import { watchWallet } from './watchWallet.ts'

/** The built app in a page of its own, on an origin that MetaMask has never seen. */
export type AppPage = {
  page: Page
  origin: string
  /** What went wrong beside. */
  trouble: { unhandled: string[]; console: string[] }
  /** Listeners on MetaMask's provider while the app is disconnected, MetaMask's own included. */
  listeners: number
}

type Options = { context: BrowserContext; host: ExtensionHost; nodes: Nodes; site: string }

export const openAppPage = async ({ context, host, nodes, site }: Options): Promise<AppPage> => {
  const trouble = { unhandled: [] as string[], console: [] as string[] }
  const page = await context.newPage()
  page.on('pageerror', (error) => void trouble.unhandled.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') trouble.console.push(message.text())
  })
  await routeChains(page, site, nodes)
  await page.addInitScript(hurry)
  await page.addInitScript(watchStream)
  await page.addInitScript(watchWallet)
  await page.goto(site)
  await walletIsThere(page)
  // Late word of another chain, from the drive before.
  if ((await readTruth(page)).chainId !== chains.home) {
    await host.order({ op: 'restore' })
    await page.reload()
    await walletIsThere(page)
  }
  return { page, origin: new URL(site).origin, trouble, listeners: await countListeners(page) }
}

/** Closes it, and makes the wallet as new: what the page still asked goes with it. */
export const closeAppPage = async ({ page, origin }: AppPage, host: ExtensionHost) => {
  const { accounts, chainId } = await readTruth(page).finally(() => page.close())
  await host.order({ op: 'site', origin, chainId, permitted: accounts.length > 0 })
  await host.order({ op: 'restore' })
}

const walletIsThere = (page: Page) =>
  page.waitForFunction(() => (globalThis as { ethereum?: { chainId?: string } }).ethereum?.chainId)
