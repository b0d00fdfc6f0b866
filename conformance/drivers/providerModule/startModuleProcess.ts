import { constants } from 'node:os'
import type { Answer, Call, DriverEvent } from '../../core/driver.ts'
import { ModuleFault, type ModuleFaultKind } from '../../core/ModuleFault.ts'
import { UsageError } from '../../core/UsageError.ts'
import { openChannelToChild } from './channelToChild.ts'
import { spawnModuleProcess, type SpawnedModuleProcess } from './spawnModuleProcess.ts'
import type { OrderResults } from './parseChildMessage.ts'
import type { Order } from './messagesToChild.ts'
import type { Sandbox } from './sandbox/openSandbox.ts'
import type { TrafficLimits } from './trafficLimits.ts'
import { watchProcessMemory } from './watchProcessMemory.ts'

export type ModuleProcess = ReturnType<typeof superviseChild>

declare namespace startModuleProcess {
  type Options = {
    file: string
    /** Time limit of an order that is not a request, in ms. */
    limit: number
    /** Time limit of the module's import, in ms. */
    importLimit: number
    sandbox?: Sandbox | undefined
    traffic: TrafficLimits
  }
}

/** Maximum resident memory of the child, in bytes. */
const memoryLimit = 2 ** 30

/** Starts a child process and imports the module. Throws a UsageError if the import fails. */
export async function startModuleProcess(
  options: startModuleProcess.Options,
): Promise<ModuleProcess> {
  const host = superviseChild(await spawnModuleProcess(options.file, options.sandbox), options)
  try {
    await host.imported
    return host
  } catch (error) {
    await host.kill()
    throw importError(error)
  }
}

function superviseChild(
  { child, pid, orders, messages, release }: SpawnedModuleProcess,
  { limit, importLimit, sandbox, traffic }: startModuleProcess.Options,
) {
  const gone = new Promise<void>((resolve) => child.once('close', () => resolve()))
  let fault: ModuleFault | undefined

  const kill = () => {
    child.kill('SIGKILL')
    // A process that the module has left may hold the other ends of the pipes. Do not wait for it.
    orders.destroy()
    messages.destroy()
  }
  const endWith = (first: ModuleFault) => {
    kill()
    if (fault) return
    fault = first
    channel.close(fault)
  }
  const end = (kind: ModuleFaultKind, reason: string) =>
    endWith(new ModuleFault(kind, `The module ${reason}.`))
  const channel = openChannelToChild({
    orders,
    messages,
    traffic,
    ...(sandbox && { relay: sandbox.relay }),
    onError: endWith,
  })
  const late = setTimeout(() => end('hung', `did not answer for ${importLimit} ms`), importLimit)
  const unwatch = watchProcessMemory(pid, memoryLimit, (reason) => end('memory', reason))
  child.on('error', (error) => end('exited', `could not be ended: ${error.message}`))
  // At `close`, unlike `exit`, all output of the child has been read.
  child.once('close', (code, signal) => {
    release()
    unwatch()
    end(...describeExit(code, signal))
  })
  void channel.imported.catch(() => undefined).finally(() => clearTimeout(late))

  return {
    imported: channel.imported,
    fault: () => fault,
    onEvent: (listener: (event: DriverEvent) => void) => channel.onEvent(listener),
    /** Sends an order. Ends the child if no answer comes within `ms` (`null`: no limit). Rejects with ModuleFault. */
    order<O extends Order>(
      order: O,
      ms: number | null = order.op === 'request' ? null : limit,
    ): Promise<OrderResults[O['op']]> {
      if (fault) return Promise.reject(fault)
      // A request has no time limit by default, because a user may have to answer it.
      const timer =
        ms === null ? undefined : setTimeout(() => end('hung', `did not answer for ${ms} ms`), ms)
      return channel.send(order).finally(() => clearTimeout(timer))
    },
    /** Makes these calls in one turn of the child's event loop. */
    requestAll(calls: readonly Call[]): Promise<Answer>[] {
      if (fault) return calls.map(() => Promise.reject(fault))
      return channel.sendAll(calls.map((call) => ({ op: 'request', args: [call] })))
    },
    async kill() {
      fault ??= new ModuleFault('exited', 'The module was ended.')
      channel.close(fault)
      kill()
      await gone
    },
  }
}

/** See https://nodejs.org/api/process.html#exit-codes for 13, "Unsettled Top-Level Await". */
function describeExit(
  code: number | null,
  signal: NodeJS.Signals | null,
): [kind: ModuleFaultKind, reason: string] {
  // Bubblewrap turns a signal into an exit code above 128, as a shell does.
  const name = signal ?? signalNames.get((code ?? 0) - 128)
  if (name) return ['memory', `was ended by ${name}`]
  if (code === 13) return ['exited', 'waited for something that cannot come any more']
  return ['exited', `ended its process with code ${code}`]
}

const signalNames = new Map(
  Object.entries(constants.signals).map(([name, number]) => [number, name]),
)

function importError(error: unknown): UsageError {
  const message = error instanceof Error ? error.message.replace(/\.$/, '') : String(error)
  if (!(error instanceof ModuleFault))
    return new UsageError(`The provider module cannot be used: ${message}.`)
  const reason = message.replace(/^The module /, '')
  return new UsageError(`The provider module ${reason} while it was imported.`)
}
