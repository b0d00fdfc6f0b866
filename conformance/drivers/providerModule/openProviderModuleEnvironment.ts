import { existsSync, realpathSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import type { UserAction, Driver, Environment } from '../../core/driver.ts'
import { ModuleFault } from '../../core/ModuleFault.ts'
import type { SerializedValue } from '../../core/serialize.ts'
import { withTimeout } from '../../core/withTimeout.ts'
import { UsageError } from '../../core/UsageError.ts'
import type { Gateway } from '../chain/gateway.ts'
import { checkResourcesToCreateOptions } from '../checkResourcesToCreateOptions.ts'
import { rejectUnknownFeatures } from '../rejectUnknownFeatures.ts'
import { userActionsImpossibleInNode } from '../userActionsImpossibleInNode.ts'
import { startModuleProcess, type ModuleProcess } from './startModuleProcess.ts'
import type { OrderResults } from './parseChildMessage.ts'
import { openSandbox } from './sandbox/openSandbox.ts'
import { createTrafficLimits } from './trafficLimits.ts'

export declare namespace openProviderModuleEnvironment {
  type Options = {
    /** Path of a module that default-exports `create`, for example a .ts, .js or .mjs file. */
    file: string
    chain: Gateway
    /** Time limit of one answer, in ms. */
    step?: number
    /** Time limit of the module's import, in ms. */
    importLimit?: number
    /** Features that the module may lack. Default: any name. */
    features?: ReadonlySet<string>
    sandbox?: boolean
  }
}

/**
 * Opens wallets of a provider module in a child process, which is replaced if it ends. Throws a UsageError if the
 * import, the sandbox or the first `create` fails.
 */
export async function openProviderModuleEnvironment({
  file,
  chain,
  step = 5000,
  importLimit = 10_000,
  features,
  sandbox: wantsSandbox = false,
}: openProviderModuleEnvironment.Options): Promise<Environment> {
  const path = modulePath(file)
  const sandbox = wantsSandbox ? await openSandbox(path, chain) : undefined
  const traffic = createTrafficLimits()
  const start = () => startModuleProcess({ file: path, limit: step, importLimit, sandbox, traffic })
  let child: ModuleProcess | undefined = await start().catch((error: unknown) => {
    sandbox?.close()
    throw error
  })
  let first = true

  const open: Environment['open'] = async () => {
    if (!child || child.fault()) {
      await child?.kill()
      child = await start().catch((error: unknown) => {
        // A UsageError means that the module ended its process. Other errors are faults of the machine, such as no free
        // file descriptor.
        throw error instanceof UsageError ? new ModuleFault('exited', error.message) : error
      })
    }
    const resources = chain.lease()
    const opened = await create(child, resources, first)
    if (first && features) rejectUnknownFeatures('provider', 'lacks', opened.lacks, features)
    first = false
    return { resources, driver: driverOf(child, opened) }
  }
  return {
    name: path,
    mode: 'provider',
    pace: { step, fence: Math.min(step, 1000) },
    cannot: userActionsImpossibleInNode,
    ask: chain.ask,
    open,
    async close() {
      await child?.kill()
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

/** Creates a wallet in the child. An exception is a UsageError for the first wallet, later a fault of the module. */
async function create(
  child: ModuleProcess,
  resources: Parameters<typeof checkResourcesToCreateOptions>[0],
  first: boolean,
): Promise<OrderResults['open']> {
  try {
    return await child.order({ op: 'open', options: checkResourcesToCreateOptions(resources) })
  } catch (error) {
    if (!first || !(error instanceof ModuleFault) || error.kind !== 'threw') throw error
    throw new UsageError(`The first create() of the provider module failed. ${error.message}`)
  }
}

function driverOf(child: ModuleProcess, { acts, window, lacks }: OrderResults['open']): Driver {
  const user = Object.fromEntries(
    acts.map((act) => [
      act,
      (...args: SerializedValue[]) => child.order({ op: 'user', act, args }),
    ]),
  ) as { readonly [act in UserAction]?: (...args: SerializedValue[]) => Promise<SerializedValue> }
  const done = async (order: Parameters<ModuleProcess['order']>[0]) =>
    void (await child.order(order))
  return {
    user,
    window,
    lacks,
    boot: () => done({ op: 'boot', args: [] }),
    request: (call) => child.order({ op: 'request', args: [call] }),
    requestAll: (calls) => child.requestAll(calls),
    listen: (listen) => child.order({ op: 'listen', args: [listen] }),
    unlisten: (listener) => child.order({ op: 'unlisten', args: [listener] }),
    discover: () => done({ op: 'discover', args: [] }),
    decoy: () => done({ op: 'decoy', args: [] }),
    inspect: (path) => child.order({ op: 'inspect', args: [path] }),
    onEvent: (listener) => child.onEvent(listener),
    close: () => close(child),
  }
}

/** Closes a wallet, and its process if that takes too long. Throws a ModuleFault if the process broke or hangs. */
async function close(child: ModuleProcess): Promise<void> {
  const closed = child.order({ op: 'close', args: [] }, null).then(
    () => true,
    () => true,
  )
  const inTime = await withTimeout(closed, 1000, false)
  const fault = child.fault()
  if (fault) throw fault
  if (inTime) return
  await child.order({ op: 'ping' })
  await child.kill()
}
