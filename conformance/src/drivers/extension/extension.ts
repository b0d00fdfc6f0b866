import type { Act, Answer, Driver, Environment } from '../../engine/driver.ts'
import type { Seen } from '../../engine/seen.ts'
import type { Opened } from '../child/protocol.ts'
import type { Gateway } from '../chain/gateway.ts'
import { keepEvidence } from './evidence.ts'
import { createNewChain } from './newChain.ts'
import { bundleAgent } from './bundleAgent.ts'
import type { ExtensionHost } from './host.ts'
import { createLane } from './lane.ts'
import { openLanes } from './openLanes.ts'
import type { ExtensionOrder, Launched } from './protocol.ts'
import { createSlowness } from './slowness.ts'
import { tellDownload } from './tellDownload.ts'

export declare namespace openExtension {
  type Options = {
    /** An unpacked build; absent: the environment variable, the cache, the download. */
    extension?: string
    headed?: boolean
    chain: Gateway
    /** ms to wait for one answer. */
    step: number
    /** Failures that are known: nobody wants pictures of them. */
    known?: ReadonlySet<string>
  }
}

/**
 * Opens wallets of a real MetaMask: three browsers for the whole run, one after the other, and for each check, or a
 * row of checks that begin alike, a site that the wallet has never seen.
 *
 * @throws UsageError where no build or no browser can be had.
 */
export async function openExtension({
  extension,
  headed = false,
  chain,
  step,
  known = new Set(),
}: openExtension.Options): Promise<Environment & { launched: Launched }> {
  const agent = await bundleAgent()
  const { accounts } = chain.lease()
  const slowness = createSlowness()
  // The wallets have the accounts of one phrase; what each asks of the nodes is heard apart.
  const begin = () => {
    const world = { ...chain.lease(), accounts }
    return createLane(async (host) => {
      const launched = await host.order<Launched>({
        op: 'launch',
        ...(extension && { extension }),
        ...{ headed, agent },
        accounts: accounts.map(({ address }) => address),
        rpc: { 56: world.url(56), 1: world.url(1) },
      })
      tellDownload(launched)
      return { launched, world }
    }, slowness.note)
  }
  const { first, seats, close } = await openLanes(lanes, begin)
  const { launched } = first
  return {
    launched,
    name: `metamask ${launched.version}`,
    mode: 'extension',
    browser: launched.browser,
    get lanes() {
      return seats.serving()
    },
    grown: seats.grown,
    shares: true,
    arranges: Object.keys(arrangements),
    get pace() {
      const slow = slowness.now()
      return { step: step * slow, fence: step * slow, news: 25_000 + step * slow }
    },
    cannot: {
      mine: 'The node of the suite makes the blocks.',
      switchApp: 'There is no other app beside a page.',
    },
    ask: chain.ask,
    async open() {
      const seat = seats.free()
      if (!seat) throw new Error('More wallets are open than there are lanes.')
      // A wallet that cannot be made as new stays so: who comes next has another.
      const giveUp = async (error: unknown) => {
        await seat.lane.host().close()
        throw error
      }
      try {
        await seat.lane.mend()
        const host = seat.lane.host()
        const driver = driverOf(host, await host.order<Opened>({ op: 'open' }), chain.ask)
        const evidence = async (check: string) => known.has(check) || keepEvidence(host, check)
        const leave = () =>
          driver
            .close()
            .catch(giveUp)
            .finally(() => seats.give(seat))
        return { world: seat.world, driver: { ...driver, evidence, close: leave } }
      } catch (error) {
        return giveUp(error).finally(() => seats.give(seat))
      }
    },
    close,
  }
}

/** What a script wishes, and what brings it about. */
const arrangements: { readonly [wish: string]: ExtensionOrder } = {
  // MetaMask asks about a chain that the site may not use.
  '3326.switch.prompts': { op: 'limit', chains: [56] },
  dismiss: { op: 'window' },
}

/** Browsers side by side: much of a check is waiting, for a prompt, an event, or one that never comes; two leave a processor idle. */
const lanes = 3

function driverOf(
  host: ExtensionHost,
  { acts, window, lacks }: Opened,
  /** Asks the node, unheard. */
  ask: Gateway['ask'],
): Driver {
  const { renew, toWallet, fromWallet, fromUser } = createNewChain()
  const user = Object.fromEntries(
    acts.map((act) => [
      act,
      async (...args: Seen[]) => fromUser(act, await host.order<Seen>({ op: 'user', act, args })),
    ]),
  ) as { readonly [act in Act]?: (...args: Seen[]) => Promise<Seen> }
  const done = async (order: Parameters<ExtensionHost['order']>[0]) =>
    void (await host.order(order))
  return {
    ...{ user, window, lacks },
    boot: () => done({ op: 'boot' }),
    request: async (call) =>
      fromWallet(await host.order<Answer>({ op: 'request', call: toWallet(call) })),
    listen: (listen) => host.order<Seen>({ op: 'listen', listen }),
    unlisten: (listener) => host.order<Seen>({ op: 'unlisten', listener }),
    discover: () => done({ op: 'discover' }),
    decoy: () => done({ op: 'decoy' }),
    inspect: (path) => host.order({ op: 'inspect', path }),
    async keep() {
      await done({ op: 'keep' })
      return () => {
        renew()
        return host.order<boolean>({ op: 'back' })
      }
    },
    arrange: (wish) => done(arrangements[wish]!),
    async look() {
      const newest = await ask('eth_blockNumber', [])
      if ('result' in newest) await done({ op: 'look', block: Number(newest.result) })
    },
    signal: (chainId) => done({ op: 'signal', chainId }),
    onHeard: (listener) => host.hear((heard) => listener(fromWallet(heard))),
    close: () => done({ op: 'close' }),
  }
}
