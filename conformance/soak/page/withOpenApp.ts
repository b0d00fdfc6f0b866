import { chromium, type Browser } from '@playwright/test'
import { createWallets } from '@touchstone/harness/playwright'
import { routeNodeRequests, type NodeUrls } from '../../app/environments/page/routeNodeRequests.ts'
import { walletNameInDialog } from '../../app/environments/page/walletNameInDialog.ts'
import { createAppPageObject } from '../../app/environments/page/AppPageObject.ts'
import { viemChain } from '../../app/viemChain.ts'
import { serveBuiltApp } from '../../app/environments/page/serveBuiltApp.ts'
import { defaultChains } from '../../app/cells/AppChains.ts'
import { accounts } from '../../app/cells/testAccounts.ts'
import { createChainNodes } from '../../drivers/chain/chainNodes.ts'
import { closeAfter } from '../../drivers/closeAll.ts'
import { headlessOptions } from '../../drivers/page/chromiumOptions.ts'
import { browserLaunchError } from '../../drivers/page/browserLaunchError.ts'
import type { DappPage } from '../dapp/dappMoves.ts'

/** The page, and its uncaught errors and console errors. */
export type OpenApp = DappPage & { pageErrors: readonly string[] }

/** Opens the built app in a new browser, with a fake MetaMask in the page and local chains, while `use` runs. */
export const withOpenApp = async <Result>(
  use: (app: OpenApp) => Promise<Result>,
): Promise<Result> => {
  const nodes = createChainNodes()
  return closeAfter(nodes, async () => {
    const site = await serveBuiltApp()
    return closeAfter(site, async () => {
      const browser = await launch()
      return closeAfter(browser, async () => use(await openApp(browser, site.url, nodes.url)))
    })
  })
}

const openApp = async (browser: Browser, site: string, nodes: NodeUrls): Promise<OpenApp> => {
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  const page = await context.newPage()
  const pageErrors: string[] = []
  page.on('pageerror', (error) => void pageErrors.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') pageErrors.push(message.text())
  })
  await routeNodeRequests(context, site, nodes)
  const wallets = await createWallets(context)
  const chains: Record<number, { name: string; rpcUrl: string }> = {}
  for (const chainId of defaultChains.supported)
    chains[chainId] = { name: viemChain(chainId).name, rpcUrl: await nodes(chainId) }
  const wallet = await wallets.add('metamask', {
    accounts: [{ address: accounts.a }, { address: accounts.b }],
    chains,
  })
  await page.goto(site)
  const screen = createAppPageObject(page)
  return { page, screen, wallet, name: walletNameInDialog('metamask'), pageErrors }
}

const launch = () =>
  chromium
    .launch({
      ...headlessOptions(),
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
      // At Ctrl-C, the page is measured once more before it is closed.
      handleSIGINT: false,
      handleSIGTERM: false,
      handleSIGHUP: false,
    })
    .catch((error: unknown) => {
      throw browserLaunchError(error)
    })
