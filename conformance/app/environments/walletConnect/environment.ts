import type { PhoneName } from '@touchstone/harness/relay'
import { defaultChains } from '../../cells/AppChains.ts'
import { createChainNodes } from '../../../drivers/chain/chainNodes.ts'
import { closeAll } from '../../../drivers/closeAll.ts'
import { formatBrowserVersion } from '../../../drivers/page/formatBrowserVersion.ts'
import { launchBrowser } from '../../../drivers/page/launchBrowser.ts'
import { serveBuiltApp } from '../page/serveBuiltApp.ts'
import type { AppEnvironment } from '../../AppEnvironment.ts'
import { openWalletConnectDriver } from './openWalletConnectDriver.ts'
import { whyImpossible } from './whyImpossible.ts'

/** Runs the built app in a browser and a wallet on a simulated phone, with WalletConnect's SDKs. */
export const createWalletConnectEnvironment = async (
  persona: PhoneName,
  options: { headed?: boolean } = {},
): Promise<AppEnvironment> => {
  const opened: { close(): Promise<void> }[] = []
  const close = (failed: readonly unknown[] = []) => closeAll(opened.splice(0).toReversed(), failed)
  try {
    const nodes = createChainNodes()
    opened.push(nodes)
    const home = await nodes.url(defaultChains.home)
    const site = await serveBuiltApp({ projectId: 'touchstone-sweep' })
    opened.push(site)
    const browser = await launchBrowser(options)
    opened.push(browser)
    return {
      name: 'page',
      persona: `${persona} on a phone`,
      chains: defaultChains,
      browser: formatBrowserVersion(browser),
      // `whyImpossible` decides for each variant instead.
      remote: false,
      concurrency: 2,
      whyImpossible,
      open: () =>
        openWalletConnectDriver({ browser, site: site.url, persona, nodes: nodes.url, home }),
      close: () => close(),
    }
  } catch (error) {
    await close([error])
    throw error
  }
}
