import { personas, type PersonaName } from '@touchstone/harness'
import { startAnvil, type Anvil } from '@touchstone/harness/chain'
import { isRemote } from '../isRemote.ts'
import type { Environment } from '../world.ts'
import { launchBrowser } from './browser.ts'
import { openPageWorld } from './pageWorld.ts'
import { openSeat, type Seat } from './seat.ts'
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
    const started = new Map<number, Promise<Anvil>>()
    const node = (chainId: number) => {
      const one = started.get(chainId) ?? startAnvil({ chainId })
      started.set(chainId, one)
      return one
    }
    stops.push(() => Promise.all([...started.values()].map(async (one) => (await one).stop())))
    const { url: home } = await node(56)
    const site = options.url === undefined ? await serveSite() : undefined
    if (site) stops.push(site.close)
    const url = options.url ?? site?.url ?? ''
    const browser = await launchBrowser(options)
    stops.push(() => browser.close())
    const free: Seat[] = []
    const nodes = async (chainId: number) => (await node(chainId)).url
    const seat = async () =>
      free.pop() ??
      openSeat({ browser, site: url, persona, nodes, home }, (used, usable) => {
        if (usable) free.push(used)
      })
    return {
      name: 'page',
      persona,
      remote: isRemote(personas[persona]),
      jobs: 2,
      open: async () => openPageWorld(await seat()),
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}
