import type { Act, Answer, Driver, Environment } from '../../engine/driver.ts'
import type { Seen } from '../../engine/seen.ts'
import type { Opened } from '../child/protocol.ts'
import type { Gateway } from '../chain/gateway.ts'
import { bundleAgent } from './bundleAgent.ts'
import { startExtensionHost, type ExtensionHost } from './host.ts'
import type { Launched } from './protocol.ts'

export declare namespace openExtension {
  type Options = {
    /** An unpacked build; absent: the environment variable, the cache, the download. */
    extension?: string
    headed?: boolean
    chain: Gateway
    /** ms to wait for one answer. */
    step: number
  }
}

/** Without a display no window of its own opens, and closing a tab answers nothing. */
const noWindow =
  'In a browser without a display MetaMask opens no window that a person could close.'

/**
 * Opens wallets of a real MetaMask: one browser for the whole run, and for each check a site that the
 * wallet has never seen.
 *
 * @throws UsageError where no build can be had.
 */
export async function openExtension({
  extension,
  headed = false,
  chain,
  step,
}: openExtension.Options): Promise<Environment & { launched: Launched }> {
  const host = startExtensionHost()
  const world = chain.lease()
  try {
    const launched = await host.order<Launched>({
      op: 'launch',
      ...(extension && { extension }),
      ...{ headed, agent: await bundleAgent() },
      accounts: world.accounts.map(({ address }) => address),
      rpc: { 56: world.url(56), 1: world.url(1) },
    })
    return {
      launched,
      name: `metamask ${launched.version}`,
      mode: 'extension',
      shares: true,
      arranges: ['3326.switch.prompts'],
      pace: { step, fence: Math.min(step, 3000) },
      cannot: { dismiss: noWindow, mine: 'The node of the suite makes the blocks.' },
      ask: chain.ask,
      open: async () => ({
        world,
        driver: driverOf(host, await host.order<Opened>({ op: 'open' })),
      }),
      close: () => host.close(),
    }
  } catch (error) {
    await host.close()
    throw error
  }
}

function driverOf(host: ExtensionHost, { acts, window, lacks }: Opened): Driver {
  const user = Object.fromEntries(
    acts.map((act) => [act, (...args: Seen[]) => host.order<Seen>({ op: 'user', act, args })]),
  ) as { readonly [act in Act]?: (...args: Seen[]) => Promise<Seen> }
  const done = async (order: Parameters<ExtensionHost['order']>[0]) =>
    void (await host.order(order))
  return {
    ...{ user, window, lacks },
    boot: () => done({ op: 'boot' }),
    request: (call) => host.order<Answer>({ op: 'request', call }),
    listen: (listen) => host.order<Seen>({ op: 'listen', listen }),
    unlisten: (listener) => host.order<Seen>({ op: 'unlisten', listener }),
    discover: () => done({ op: 'discover' }),
    decoy: () => done({ op: 'decoy' }),
    inspect: (path) => host.order({ op: 'inspect', path }),
    async keep() {
      await done({ op: 'keep' })
      return () => host.order<boolean>({ op: 'back' })
    },
    // MetaMask asks about a chain that the site may not use.
    arrange: () => done({ op: 'limit', chains: [56] }),
    signal: (chainId) => done({ op: 'signal', chainId }),
    onHeard: (listener) => host.hear(listener),
    close: () => done({ op: 'close' }),
  }
}
