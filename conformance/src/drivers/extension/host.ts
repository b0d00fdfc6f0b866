import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import type { Heard } from '../../engine/driver.ts'
import type { Seen } from '../../engine/seen.ts'
import { UsageError } from '../../engine/UsageError.ts'
import { folder, install } from './install.ts'
import type { ExtensionOrder, FromExtension } from './protocol.ts'

/** The process that holds the browser with the extension. */
export type ExtensionHost = {
  order<T = Seen>(order: ExtensionOrder): Promise<T>
  hear(listener: (heard: Heard) => void): void
  /** How many times slower than on a machine at rest a page is loaded now. */
  slowness(): number
  close(): Promise<void>
}

/**
 * Starts the driver's process.
 *
 * @throws UsageError where it is not installed.
 */
export function startExtensionHost(): ExtensionHost {
  install()
  const child = spawn(process.execPath, ['--no-warnings', `${folder}src/main.ts`], {
    cwd: folder,
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  const waiting = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>()
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  let listener: (heard: Heard) => void = () => undefined
  let count = 0
  let last = ''
  let slowness = 1

  const end = (error: Error) => {
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  }
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    last = `${last}${text}`.slice(-2000)
  })
  child.once('error', end)
  child.once('exit', (code) =>
    end(new Error(`The MetaMask driver ended with code ${code}: ${last.trim().split('\n')[0]}`)),
  )
  createInterface({ input: child.stdout }).on('line', (line) => {
    // What a package of the driver prints is nothing that we asked for.
    if (!line.startsWith('{')) return
    const message = JSON.parse(line) as FromExtension
    if ('heard' in message) return listener(message.heard)
    const order = waiting.get(message.id)
    waiting.delete(message.id)
    if ('value' in message) order?.resolve(message.value)
    else order?.reject(faultOf(message))
  })

  /** What the hand on the wallet never gets over is an error, no run without an end. */
  const limit = (id: number, op: string) => {
    const over = setTimeout(() => {
      const why = `MetaMask's driver was not over with "${op}" within ${patience / 1000} s.`
      waiting.get(id)?.reject(new Error(why))
      waiting.delete(id)
    }, patience)
    over.unref()
  }

  /** A page with MetaMask in it is loaded for every few checks: a measure of the machine. */
  const measure = async (loaded: Promise<unknown>) => {
    const began = performance.now()
    await loaded.catch(() => undefined)
    slowness = Math.min(6, (performance.now() - began) / atRest)
  }

  return {
    slowness: () => slowness,
    hear(hear) {
      listener = hear
    },
    order<T>(order: ExtensionOrder) {
      const id = ++count
      const answer = Promise.withResolvers<unknown>()
      waiting.set(id, answer)
      if (order.op === 'boot') void measure(answer.promise)
      if (!mayLast.has(order.op)) limit(id, order.op)
      child.stdin.write(`${JSON.stringify({ id, ...order })}\n`)
      return answer.promise as Promise<T>
    },
    async close() {
      // It closes its browser when nobody speaks to it any more.
      child.stdin.end()
      await gone
    },
  }
}

/** ms for one act on the wallet, which may be several presses; the slowest seen took 40 s, at a load of 20. */
const patience = 180_000

/** A wallet may never answer a request; a first launch may download and onboard. */
const mayLast: ReadonlySet<string> = new Set(['request', 'launch'])

/** ms for which a page with MetaMask loads on two idle cores. */
const atRest = 250

const faultOf = ({ thrown, name }: { thrown: string; name?: string }): Error =>
  name === 'NoBuildError' || name === 'NoBrowserError' ? new UsageError(thrown) : new Error(thrown)
