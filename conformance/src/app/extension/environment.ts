import { chromium, type BrowserContext } from '@playwright/test'
import { openGateway } from '../../drivers/chain/gateway.ts'
import { startExtensionHost } from '../../drivers/extension/host.ts'
import type { Launched } from '../../drivers/extension/protocol.ts'
import { accounts } from '../../catalogue/app/words.ts'
import { serveSite } from '../page/site.ts'
import type { Environment } from '../world.ts'
import { openExtensionWorld } from './extensionWorld.ts'
import { impossible } from './possible.ts'

/**
 * The built app in a browser with a real MetaMask: the driver's process holds the browser and the hand on
 * the wallet, we open the app's pages in it.
 *
 * @throws UsageError where no build can be had.
 */
export const createExtensionEnvironment = async (
  options: { headed?: boolean } = {},
): Promise<Environment> => {
  const stops: (() => Promise<unknown>)[] = []
  const close = async () => {
    for (const stop of stops.splice(0).toReversed()) await stop()
  }
  try {
    const gateway = await openGateway()
    stops.push(gateway.close)
    const world = gateway.lease()
    const nodes = async (chainId: number) => world.url(chainId)
    const site = await serveSite()
    stops.push(site.close)
    const host = startExtensionHost()
    stops.push(host.close)
    const { endpoint } = await host.order<Launched>({
      op: 'launch',
      ...{ headed: options.headed ?? false, agent: '' },
      accounts: Object.values(accounts),
      rpc: { 56: world.url(56), 1: world.url(1) },
    })
    const browser = await chromium.connectOverCDP(endpoint)
    const [context] = browser.contexts() as [BrowserContext]
    let count = 0
    return {
      name: 'page',
      persona: 'metamask-extension',
      remote: false,
      jobs: 1,
      impossible,
      open: () => {
        // An origin that MetaMask has never seen: nothing to take back from an earlier drive.
        const own = site.url.replace('127.0.0.1', `app-${++count}.localhost`)
        return openExtensionWorld({ context, host, nodes, site: own })
      },
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}
