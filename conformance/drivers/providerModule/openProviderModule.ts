import { existsSync, realpathSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import type { UserAction, Driver, Environment } from '../../core/driver.ts'
import { ModuleFault } from '../../core/ModuleFault.ts'
import type { SerializedValue } from '../../core/serialize.ts'
import { within } from '../../core/scriptContext.ts'
import { UsageError } from '../../core/UsageError.ts'
import type { Gateway } from '../chain/gateway.ts'
import { createOptions } from '../toCreateOptions.ts'
import { refuseUnknown } from '../rejectUnknownFeatures.ts'
import { notInNode } from '../persona/openInProcess.ts'
import { startHost, type Host } from './startChild.ts'
import type { Opened } from './protocol.ts'
import { openSandbox } from './sandbox/openSandbox.ts'
import { createTraffic } from './trafficLimits.ts'

export declare namespace openProvider {
  type Options = {
    /** A module that default-exports `create`: .ts, .js or .mjs. */
    file: string
    chain: Gateway
    /** Time limit of one answer, in ms. */
    step?: number
    /** Time limit of the import, in ms. */
    importLimit?: number
    /** Features that a wallet may declare to lack. Default: any name. */
    features?: ReadonlySet<string>
    /** Runs the module in a sandbox of the operating system. */
    sandbox?: boolean
  }
}

/**
 * Opens wallets of a provider module in a child process. `create` is called again for every check. A new
 * process is started only after the module broke the old one.
 *
 * @throws UsageError if the file is missing or cannot be imported, its first `create` fails or declares to
 *   lack an unknown feature, or the sandbox does not work.
 */
export async function openProvider({
  file,
  chain,
  step = 5000,
  importLimit = 10_000,
  features,
  sandbox: wantsSandbox = false,
}: openProvider.Options): Promise<Environment> {
  const path = modulePath(file)
  const sandbox = wantsSandbox ? await openSandbox(path, chain) : undefined
  const traffic = createTraffic()
  const start = () => startHost({ file: path, limit: step, importLimit, sandbox, traffic })
  let host: Host | undefined = await start().catch((error: unknown) => {
    sandbox?.close()
    throw error
  })
  let first = true

  const open: Environment['open'] = async () => {
    if (!host?.alive()) {
      await host?.kill()
      host = await start().catch((error: unknown) => {
        throw new ModuleFault('exited', error instanceof Error ? error.message : String(error))
      })
    }
    const world = chain.lease()
    const opened = await create(host, world, first)
    if (first && features) refuseUnknown('provider', 'lacks', opened.lacks, features)
    first = false
    return { world, driver: driverOf(host, opened) }
  }
  return {
    name: path,
    mode: 'provider',
    pace: { step, fence: Math.min(step, 1000) },
    cannot: notInNode,
    ask: chain.ask,
    open,
    async close() {
      await host?.kill()
      sandbox?.close()
    },
  }
}

function modulePath(file: string): string {
  const path = resolve(file)
  if (!existsSync(path))
    throw new UsageError(
      `There is no file ${file}: --provider wants a module that creates a provider.`,
    )
  if (!statSync(path).isFile())
    throw new UsageError(`${file} is no file: --provider wants a module that creates a provider.`)
  return realpathSync(path)
}

/** Creates a wallet. A failure is wrong usage for the first one, and a fault of the module for later ones. */
async function create(
  host: Host,
  world: Parameters<typeof createOptions>[0],
  first: boolean,
): Promise<Opened> {
  try {
    return await host.order({ op: 'open', options: createOptions(world) })
  } catch (error) {
    if (!first || !(error instanceof ModuleFault) || error.kind !== 'threw') throw error
    throw new UsageError(`The first create() of the provider module failed. ${error.message}`)
  }
}

function driverOf(host: Host, { acts, window, lacks }: Opened): Driver {
  const user = Object.fromEntries(
    acts.map((act) => [act, (...args: SerializedValue[]) => host.order({ op: 'user', act, args })]),
  ) as { readonly [act in UserAction]?: (...args: SerializedValue[]) => Promise<SerializedValue> }
  const done = async (order: Parameters<Host['order']>[0]) => void (await host.order(order))
  return {
    user,
    window,
    lacks,
    boot: () => done({ op: 'boot' }),
    request: (call) => host.order({ op: 'request', call }),
    requestAll: (calls) => host.requestAll(calls),
    listen: (listen) => host.order({ op: 'listen', listen }),
    unlisten: (listener) => host.order({ op: 'unlisten', listener }),
    discover: () => done({ op: 'discover' }),
    decoy: () => done({ op: 'decoy' }),
    inspect: (path) => host.order({ op: 'inspect', path }),
    onEvent: (listener) => host.hear(listener),
    close: () => close(host),
  }
}

/**
 * Closes a wallet. If it does not close in time, ends its process, so that the next wallet gets a new one.
 * Reports a broken process in this check even if its script is over.
 *
 * @throws ModuleFault if the process broke.
 */
async function close(host: Host): Promise<void> {
  const closed = host.order({ op: 'close' }, null).then(
    () => true,
    () => true,
  )
  const inTime = await within(closed, 1000, false)
  const fault = host.fault()
  if (fault) throw fault
  if (inTime) return
  await host.order({ op: 'ping' })
  await host.kill()
}
