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
  /** Whether it takes no more orders. */
  ended(): boolean
  /** `why`: what orders that come now fail with. */
  close(why?: string): Promise<void>
}

/**
 * Starts the driver's process.
 *
 * @param noteLoad is told for how many ms each page of a check was loaded.
 * @throws UsageError where it is not installed.
 */
export function startExtensionHost(
  noteLoad: (ms: number) => void = () => undefined,
): ExtensionHost {
  install()
  const child = spawn(process.execPath, ['--no-warnings', `${folder}src/start.ts`], {
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  const waiting = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>()
  const gone = new Promise<void>((resolve) => child.once('close', () => resolve()))
  let listener: (heard: Heard) => void = () => undefined
  let count = 0
  let last = ''
  /** Why it takes no more orders. */
  let over: Error | undefined

  const end = (why: Error) => {
    over ??= why
    for (const { reject } of waiting.values()) reject(over)
    waiting.clear()
  }
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    last = `${last}${text}`.slice(-2000)
  })
  // A pipe that nobody reads any more: what happened to the reader is told where it ends.
  child.stdin.on('error', () => undefined)
  child.once('error', end)
  // Not at its exit: its last words may still be on their way then.
  child.once('close', (code, signal) => end(faultOfEnd(signal ?? `code ${code}`, last)))
  createInterface({ input: child.stdout }).on('line', (line) => {
    const message = messageIn(line)
    if (message === undefined) return
    if ('heard' in message) return listener(message.heard)
    const order = waiting.get(message.id)
    waiting.delete(message.id)
    if ('value' in message) order?.resolve(message.value)
    else order?.reject(faultOf(message))
  })

  /** It closes its browser when nobody speaks to it any more. */
  const bidFarewell = async () => {
    child.stdin.end()
    const late = setTimeout(() => {
      process.stderr.write(`${left}\n`)
      child.kill('SIGKILL')
    }, farewell)
    await gone
    clearTimeout(late)
  }
  let ending: Promise<void> | undefined
  const stop = () => (ending ??= bidFarewell())

  /** An act without an end would go on in the next check: its driver ends with it. */
  const limit = (id: number, order: ExtensionOrder) => {
    const late = setTimeout(() => {
      if (!waiting.has(id)) return
      end(faultOfLimit(order))
      void stop()
    }, patience)
    late.unref()
  }

  /** A page with MetaMask in it is loaded for every few checks. */
  const measure = async (loaded: Promise<unknown>) => {
    const began = performance.now()
    await loaded.catch(() => undefined)
    noteLoad(performance.now() - began)
  }

  return {
    ended: () => over !== undefined,
    hear(hear) {
      listener = hear
    },
    order<T>(order: ExtensionOrder) {
      if (over) return Promise.reject<T>(over)
      const id = ++count
      const answer = Promise.withResolvers<unknown>()
      waiting.set(id, answer)
      if (order.op === 'boot') void measure(answer.promise)
      if (!mayLast.has(order.op)) limit(id, order)
      child.stdin.write(`${JSON.stringify({ id, ...order })}\n`)
      return answer.promise as Promise<T>
    },
    close(why = 'The MetaMask driver was closed.') {
      over ??= new Error(why)
      return stop()
    },
  }
}

/** ms for one act on the wallet, which may be several presses; the slowest seen took 40 s, at a load of 20. */
const patience = 180_000

/** ms in which it closes its browser and removes its profile, at that load too. */
const farewell = 60_000

const left =
  `The MetaMask driver did not end within ${farewell / 1000} s and was killed: ` +
  'its browser or its touchstone-metamask-* folder of temporary files may be left.'

/** A wallet may never answer a request; a first launch may download and onboard. */
const mayLast: ReadonlySet<string> = new Set(['request', 'launch'])

/** `undefined` where it is none: what a package of the driver prints is nothing that we asked for. */
function messageIn(line: string): FromExtension | undefined {
  if (!line.startsWith('{')) return undefined
  try {
    return JSON.parse(line) as FromExtension
  } catch {
    // An object as `console.log` writes it.
    return undefined
  }
}

const faultOf = ({ thrown, name = 'Error' }: { thrown: string; name?: string }): Error =>
  name === 'NoBuildError' || name === 'NoBrowserError'
    ? new UsageError(thrown)
    : Object.assign(new Error(thrown), { name })

const faultOfLimit = (order: ExtensionOrder): Error => {
  const name = order.op === 'user' ? order.act : order.op
  return new Error(
    `MetaMask's driver was not over with "${name}" within ${patience / 1000} s and was ended: run again for what was left.`,
  )
}

/** Node prints first where an error was thrown; its own line says what happened. */
const faultOfEnd = (how: string, words: string): Error => {
  const lines = words.trim().split('\n')
  const said = lines.findLast((line) => /^\w*Error\b.*: /.test(line)) ?? lines[0]
  return new Error(`The MetaMask driver ended with ${how}${said ? `: ${said}` : '.'}`)
}
