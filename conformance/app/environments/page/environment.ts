import { personas, type PersonaName } from '@touchstone/harness'
import { chainsOf, defaultChains } from '../../cells/AppChains.ts'
import { createChainNodes } from '../../../drivers/chain/chainNodes.ts'
import { closeAll } from '../../../drivers/closeAll.ts'
import { formatBrowserVersion } from '../../../drivers/page/formatBrowserVersion.ts'
import type { DappModule } from '../../dapp/DappModule.ts'
import { whyBeyondModule, createDappControls } from '../../dapp/createDappControls.ts'
import { describeUncheckedControls } from '../../dapp/defineDapp.ts'
import { createModuleCaller, failOnUnhandledRejection } from '../../dapp/createModuleCaller.ts'
import { isRemoteWallet } from '../../isRemoteWallet.ts'
import { isUnannouncedWallet } from '../../isUnannouncedWallet.ts'
import type { AppEnvironment } from '../../AppEnvironment.ts'
import { launchBrowser } from '../../../drivers/page/launchBrowser.ts'
import { openPageDriver } from './openPageDriver.ts'
import { openAppBrowserContext, type AppContext } from './openAppBrowserContext.ts'
import { serveBuiltApp } from './serveBuiltApp.ts'

/**
 * Reason why a page skips a wallet that does not announce itself: the app cannot know whose provider `window.ethereum`
 * is. In Node, the suite adds a row for this wallet to the app's catalogue.
 */
const unreachableReason =
  'not run in a page: the wallet does not announce itself, so the app does not list it'

/** Runs the built app, or another dapp, in one browser. Each open driver has its own browser context. */
export const createPageEnvironment = async (
  persona: PersonaName,
  options: {
    headed?: boolean
    url?: string
    dapp?: DappModule
    dappFile?: string
    cellsLikeStandard?: ReadonlySet<string>
  } = {},
): Promise<AppEnvironment> => {
  const opened: { close(): Promise<void> }[] = []
  const close = (failed: readonly unknown[] = []) => closeAll(opened.splice(0).toReversed(), failed)
  try {
    const chains = options.dapp?.chains ? chainsOf(options.dapp.chains) : defaultChains
    const nodes = createChainNodes()
    opened.push(nodes)
    const home = await nodes.url(chains.home)
    const given = options.url ?? options.dapp?.url
    const site = given === undefined ? await serveBuiltApp() : undefined
    if (site) opened.push(site)
    const url = given ?? site?.url ?? ''
    const { hostname } = new URL(url)
    const browser = await launchBrowser({
      headed: options.headed ?? false,
      shared: true,
      only: hostname,
    })
    opened.push(browser)
    const controls = options.dapp && createDappControls(options.dapp, chains, options.dappFile)
    const idle: AppContext[] = []
    const appContext = async () =>
      idle.pop() ??
      openAppBrowserContext(
        {
          browser,
          site: url,
          persona,
          chains,
          nodes: nodes.url,
          home,
          isOtherDapp: options.dapp !== undefined,
          setup: async (page) =>
            createModuleCaller(options.dappFile).callModule('setup', () =>
              options.dapp?.setup?.(page),
            ),
        },
        (used) => void idle.push(used),
      )
    return {
      name: 'page',
      persona,
      chains,
      browser: formatBrowserVersion(browser),
      remote: isRemoteWallet(personas[persona]),
      // Three pages keep two processors busy, because a page waits for frames part of the time.
      concurrency: 3,
      ...(options.cellsLikeStandard && { cellsLikeStandard: options.cellsLikeStandard }),
      ...(options.dapp === undefined &&
        isUnannouncedWallet(personas[persona]) && { unreachableReason }),
      ...(options.url !== undefined && !options.dapp && { unverifiedUrl: options.url }),
      ...(options.dapp && {
        isOtherDapp: true,
        limitation: describeUncheckedControls(options.dapp),
        fatalError: failOnUnhandledRejection(options.dappFile),
        whyImpossible: whyBeyondModule(options.dapp),
      }),
      open: async () => openPageDriver(await appContext(), controls),
      close: () => close(),
    }
  } catch (error) {
    await close([error])
    throw error
  }
}
