import { startAnvil, type Anvil } from '@touchstone/harness/chain'
import type { PhoneName } from '@touchstone/harness/relay'
import { launchBrowser } from '../page/browser.ts'
import { serveSite } from '../page/site.ts'
import type { Environment } from '../world.ts'
import { openPhoneWorld } from './phoneWorld.ts'
import { impossible } from './possible.ts'

/**
 * The built app in a browser, as it ships to those who have a WalletConnect project, and a wallet on a
 * phone beside it: real SDKs on both sides of a relay on this machine.
 */
export const createPhoneEnvironment = async (
  persona: PhoneName,
  options: { headed?: boolean } = {},
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
    const site = await serveSite({ projectId: 'touchstone-sweep' })
    stops.push(site.close)
    const browser = await launchBrowser(options)
    stops.push(() => browser.close())
    const nodes = async (chainId: number) => (await node(chainId)).url
    return {
      name: 'page',
      persona: `${persona} on a phone`,
      // What a wallet on another device cannot do is in `impossible`, drive by drive.
      remote: false,
      jobs: 2,
      impossible,
      open: () => openPhoneWorld({ browser, site: site.url, persona, nodes, home }),
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}
