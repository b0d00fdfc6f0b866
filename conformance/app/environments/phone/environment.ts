import type { PhoneName } from '@touchstone/harness/relay'
import { createChainNodes } from '../../../drivers/chain/chainNodes.ts'
import { closeAll } from '../../../drivers/closeAll.ts'
import { browserName } from '../../../drivers/page/browserName.ts'
import { launchBrowser } from '../../../drivers/page/launchBrowser.ts'
import { serveSite } from '../page/site.ts'
import type { Environment } from '../../world.ts'
import { openPhoneWorld } from './phoneWorld.ts'
import { impossible } from './possible.ts'

/**
 * Opens the built app with a WalletConnect project in a browser, and a wallet on a phone. Both use their real SDK on a
 * local relay.
 */
export const createPhoneEnvironment = async (
  persona: PhoneName,
  options: { headed?: boolean } = {},
): Promise<Environment> => {
  const opened: { close(): Promise<void> }[] = []
  const close = (failed: readonly unknown[] = []) => closeAll(opened.splice(0).toReversed(), failed)
  try {
    const nodes = createChainNodes()
    opened.push(nodes)
    const home = await nodes.url(56)
    const site = await serveSite({ projectId: 'touchstone-sweep' })
    opened.push(site)
    const browser = await launchBrowser(options)
    opened.push(browser)
    return {
      name: 'page',
      persona: `${persona} on a phone`,
      browser: browserName(browser),
      // `impossible` says for each drive what a wallet on another device cannot do.
      remote: false,
      concurrency: 2,
      impossible,
      open: () => openPhoneWorld({ browser, site: site.url, persona, nodes: nodes.url, home }),
      close: () => close(),
    }
  } catch (error) {
    await close([error])
    throw error
  }
}
