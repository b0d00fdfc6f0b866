import { chromium } from '@playwright/test'
import type { DeclaredChains } from '@touchstone/harness'
import { createWallets } from '@touchstone/harness/playwright'
import { routeNodeRequests } from '../../app/environments/page/routeNodeRequests.ts'
import { walletNameInDialog } from '../../app/environments/page/walletNameInDialog.ts'
import { createAppPageObject } from '../../app/environments/page/AppPageObject.ts'
import { viemChain } from '../../app/viemChain.ts'
import { serveBuiltApp } from '../../app/environments/page/serveBuiltApp.ts'
import { defaultChains } from '../../app/cells/AppChains.ts'
import { accounts } from '../../app/cells/testAccounts.ts'
import { createChainNodes } from '../../drivers/chain/chainNodes.ts'
import { closeAfter, closeAll } from '../../drivers/closeAll.ts'
import { headlessOptions } from '../../drivers/page/chromiumOptions.ts'
import { browserLaunchError } from '../../drivers/page/browserLaunchError.ts'
import type { DappPage } from '../dapp/dappMoves.ts'

export type OpenApp = DappPage & {
  /** Uncaught errors and console errors of the page. */
  pageErrors: readonly string[]
  close(): Promise<void>
}

/** Opens the built app, calls `use` with it, and closes it. */
export const withBuiltApp = async <Result>(
  use: (app: OpenApp) => Promise<Result>,
): Promise<Result> => {
  const app = await openApp()
  return closeAfter(app, () => use(app))
}

/** Opens the built app in a new browser, with a fake MetaMask in the page and local chains. */
const openApp = async (): Promise<OpenApp> => {
  const opened: { close(): Promise<void> }[] = []
  const close = (failed: readonly unknown[] = []) => closeAll(opened.splice(0).toReversed(), failed)
  try {
    const nodes = createChainNodes()
    opened.push(nodes)
    const site = await serveBuiltApp()
    opened.push(site)
    const browser = await launch()
    opened.push(browser)
    const context = await browser.newContext({ reducedMotion: 'reduce' })
    const page = await context.newPage()
    const pageErrors: string[] = []
    page.on('pageerror', (error) => void pageErrors.push(error.message))
    page.on('console', (message) => {
      if (message.type() === 'error') pageErrors.push(message.text())
    })
    await routeNodeRequests(context, site.url, nodes.url)
    const wallets = await createWallets(context)
    const wallet = await wallets.add('metamask', {
      accounts: [{ address: accounts.a }, { address: accounts.b }],
      chains: Object.fromEntries(
        await Promise.all(
          defaultChains.supported.map(async (chainId) => [
            chainId,
            { name: viemChain(chainId).name, rpcUrl: await nodes.url(chainId) },
          ]),
        ),
      ) as DeclaredChains,
    })
    await page.goto(site.url)
    return {
      page,
      screen: createAppPageObject(page),
      wallet,
      name: walletNameInDialog('metamask'),
      pageErrors,
      close,
    }
  } catch (error) {
    await close([error])
    throw error
  }
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
