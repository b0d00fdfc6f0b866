import type { PersonaName } from '@touchstone/harness'
import { startAnvil, type Anvil } from '@touchstone/harness/chain'
import type { Environment } from '../world.ts'
import { launchBrowser } from './browser.ts'
import { routeChains } from './chainRoutes.ts'
import { openPageWorld } from './pageWorld.ts'
import { serveSite } from './site.ts'

/** The built app, served and opened in one browser; a context of its own for each drive. */
export const createPageEnvironment = async (
  persona: PersonaName,
  options: { headed?: boolean; url?: string } = {},
): Promise<Environment> => {
  const stops: (() => Promise<unknown>)[] = []
  const close = async () => {
    for (const stop of stops.splice(0).toReversed()) await stop()
  }
  try {
    const nodes = new Map<number, Promise<Anvil>>()
    const node = (chainId: number) => {
      const started = nodes.get(chainId) ?? startAnvil({ chainId })
      nodes.set(chainId, started)
      return started
    }
    stops.push(() => Promise.all([...nodes.values()].map(async (one) => (await one).stop())))
    const { url: home } = await node(56)
    const site = options.url === undefined ? await serveSite() : undefined
    if (site) stops.push(site.close)
    const url = options.url ?? site?.url ?? ''
    const browser = await launchBrowser(options)
    stops.push(() => browser.close())
    return {
      name: 'page',
      persona,
      open: async () => {
        const context = await browser.newContext({ viewport: { width: 1000, height: 800 } })
        await routeChains(context, url, async (chainId) => (await node(chainId)).url)
        return openPageWorld({ context, site: url, persona, rpcUrl: () => home })
      },
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}
