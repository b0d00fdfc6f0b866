import { fork, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Heard } from '../../engine/driver.ts'
import { ModuleFault, type ModuleFaultKind } from '../../engine/ModuleFault.ts'
import type { Seen } from '../../engine/seen.ts'
import { UsageError } from '../../engine/UsageError.ts'
import { leash } from './leash.ts'
import { permissionArgs } from './permissions.ts'
import type { FromChild, Order } from './protocol.ts'
import { watchMemory } from './watchMemory.ts'

/** A running child process that holds the module. */
export type Host = {
  /** Carries out an order, within `ms` (`null`: whenever). Rejects with ModuleFault where the child cannot any more. */
  order<T = Seen>(order: Order, ms?: number | null): Promise<T>
  hear(listener: (heard: Heard) => void): void
  /** Whether it can still take orders. */
  alive(): boolean
  /** What ended it, where we did not. */
  fault(): ModuleFault | undefined
  kill(): Promise<void>
}

declare namespace startHost {
  type Options = {
    file: string
    /** ms for each order. */
    limit: number
    /** ms for the import of the module. */
    importLimit: number
    /** Bytes of resident memory. */
    memory?: number
  }
}

const main = fileURLToPath(new URL('main.ts', import.meta.url))

/**
 * Starts a child and imports the module in it.
 *
 * @throws UsageError where the module cannot be imported.
 */
export async function startHost(options: startHost.Options): Promise<Host> {
  const { file } = options
  const child = fork(main, [file], {
    execArgv: [...permissionArgs(file), '--max-old-space-size=512', '--no-warnings'],
    env: {},
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  const host = attend(child, options)
  try {
    await host.ready
    return host
  } catch (error) {
    await host.kill()
    throw error
  }
}

function attend(
  child: ChildProcess,
  { limit, importLimit, memory = 2 ** 30 }: startHost.Options,
): Host & { ready: Promise<void> } {
  const waiting = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>()
  const ready = Promise.withResolvers<void>()
  const gone = new Promise<void>((resolve) => child.once('close', () => resolve()))
  let listener: (heard: Heard) => void = () => undefined
  let fault: ModuleFault | undefined
  let count = 0

  const end = (kind: ModuleFaultKind, what: string) => {
    fault ??= new ModuleFault(kind, `The module ${what}.`)
    child.kill('SIGKILL')
    for (const { reject } of waiting.values()) reject(fault)
    waiting.clear()
    ready.reject(new UsageError(`The provider module ${what} while it was imported.`))
  }
  const late = setTimeout(() => end('hung', `did not answer for ${importLimit} ms`), importLimit)
  const unwatch = watchMemory(child.pid ?? 0, memory, (bytes) =>
    end('memory', `held ${Math.round(bytes / 2 ** 20)} MiB of memory`),
  )
  const release = leash(child.pid ?? 0)
  child.once('exit', (code, signal) =>
    end(signal ? 'memory' : 'exited', signal ? `was ended by ${signal}` : ending(code)),
  )
  // One that never started has no exit.
  child.once('close', () => {
    release()
    unwatch()
  })
  child.on('error', (error) => end('exited', `could not be run: ${error.message}`))
  child.on('message', (said: unknown) => {
    if (typeof said !== 'object' || said === null) return
    const message = said as FromChild
    if ('ready' in message) return ready.resolve()
    if ('failed' in message)
      return ready.reject(
        new UsageError(`The provider module cannot be used: ${message.failed.replace(/\.$/, '')}.`),
      )
    if ('heard' in message) return listener(message.heard)
    if ('flooded' in message) return end('flooded', `sent ${message.flooded} events in one check`)
    if (!('id' in message)) return
    const order = waiting.get(message.id)
    waiting.delete(message.id)
    if ('thrown' in message)
      order?.reject(new ModuleFault('threw', `The module threw: ${message.thrown}`))
    else order?.resolve(message.value)
  })
  void ready.promise.catch(() => undefined).finally(() => clearTimeout(late))

  return {
    ready: ready.promise,
    alive: () => !fault && child.connected,
    fault: () => fault,
    hear(hear) {
      listener = hear
    },
    order<T>(order: Order, ms: number | null = order.op === 'request' ? null : limit): Promise<T> {
      if (fault) return Promise.reject(fault)
      const id = ++count
      const answer = Promise.withResolvers<unknown>()
      waiting.set(id, answer)
      // A request may stay open as long as it likes (`null`); nothing else may.
      const timer =
        ms === null ? undefined : setTimeout(() => end('hung', `did not answer for ${ms} ms`), ms)
      child.send({ id, ...order }, (error) => error && end('exited', 'is gone'))
      return answer.promise.finally(() => clearTimeout(timer)) as Promise<T>
    },
    async kill() {
      fault ??= new ModuleFault('exited', 'The module was ended.')
      child.kill('SIGKILL')
      await gone
    },
  }
}

/** @see https://nodejs.org/api/process.html#exit-codes 13, "Unsettled Top-Level Await" */
const ending = (code: number | null): string =>
  code === 13
    ? 'waited for something that cannot come any more'
    : `ended its process with code ${code}`
