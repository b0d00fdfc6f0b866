import { formatValue } from './formatValue.ts'
import type { Page, PageWindow } from './comparisonSide.ts'

export type Recorder = ReturnType<typeof createRecorder>

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/
/** Subscription id inside a line. It is random, so each line gets a placeholder instead. */
const subscriptionId = /"0x[0-9a-f]{32}"/g
const windowEvents = ['eip6963:announceProvider', 'caip294:wallet_announce', 'ethereum#initialized']

/** Creates a recorder of what a page sees, such as answers and events, one line for each. */
export function createRecorder(window: PageWindow) {
  const seen: string[] = []
  const listeners = new Map<string, (...args: unknown[]) => void>()
  let recording = true
  const write = (line: string) => {
    if (recording) seen.push(line.replaceAll(subscriptionId, '"<id>"'))
  }

  return {
    /** Stops the recording, because lines of a closing wallet are not part of the scenario. Returns its lines. */
    end: () => {
      recording = false
      return seen
    },
    /** Runs `act` without recording. Some providers log a warning when listeners are added. */
    silently: (act: () => void) => {
      recording = false
      act()
      recording = true
    },
    write,
    console: {
      ...console,
      debug: () => undefined,
      log: () => undefined,
      warn: (...args: unknown[]) => write(`console.warn ${formatValue(args[0])}`),
      error: (...args: unknown[]) => write(`console.error ${formatValue(args[0])}`),
    },
    uncaught: (thrown: unknown) => write(`uncaught ${formatValue(thrown)}`),
    listen: ({ provider }: Page, event: string, manner?: 'throws' | 'spoils') => {
      const listener = (...args: unknown[]) => {
        const around = `chainId=${formatValue(provider['chainId'])} selected=${formatValue(provider['selectedAddress'])}`
        write(`event ${event} ${args.map(formatValue).join(', ')} (${around})`)
        if (manner === 'spoils' && Array.isArray(args[0])) args[0].push('0xspoilt')
        if (manner === 'throws') throw new Error(`the listener of ${event} threw`)
      }
      listeners.set(event, listener)
      ;(provider['on'] as typeof EventTarget.prototype.addEventListener)(event, listener)
    },
    unlisten: ({ provider }: Page, event: string) =>
      (provider['removeListener'] as (event: string, listener: unknown) => void)(
        event,
        listeners.get(event),
      ),
    listenToWindow: () => {
      for (const name of windowEvents)
        window.addEventListener(name, (event) => write(formatWindowEvent(event, window)))
    },
    call: ({ provider }: Page, name: string, member: string, args: readonly unknown[]) => {
      write(`> ${name} ${member}(${args.map(formatValue).join(', ')})`)
      const callback = (...given: unknown[]) =>
        write(`callback ${name} ${given.map(formatValue).join(', ')}`)
      const real = args.map((arg) => (arg === '$callback' ? callback : arg))
      settle(name, write, () => (provider[member] as (...args: unknown[]) => unknown)(...real))
    },
    saw: (what: string, read: () => unknown) => settle(what, write, read),
  }
}

/** Performs `act` and records its result: a value, a thrown error, or the outcome of its promise. */
function settle(name: string, write: (line: string) => void, act: () => unknown): void {
  let given: unknown
  try {
    given = act()
  } catch (thrown) {
    return write(`! ${name} throws ${formatValue(thrown)}`)
  }
  if (!(given instanceof Promise)) return write(`= ${name} ${formatValue(given)}`)
  given.then(
    (value) => write(`< ${name} ${formatValue(value)}`),
    (error: unknown) => write(`! ${name} rejects ${formatValue(error)}`),
  )
}

function formatWindowEvent(event: Event, window: PageWindow): string {
  const { detail } = event as CustomEvent<Announced | undefined>
  if (!detail) return `window ${event.type} (ethereum=${typeof window.ethereum})`
  if (!detail.info) return `window ${event.type} ${formatValue(masked(detail))}`
  const same = detail.provider === window.ethereum || window.ethereum === undefined
  return [
    `window ${event.type} ${event.constructor.name} ${formatValue(masked(detail.info))}`,
    `frozen=${Object.isFrozen(detail)} infoFrozen=${Object.isFrozen(detail.info)}`,
    `keys=[${Object.keys(detail).join(', ')}] provider=window.ethereum:${same}`,
  ].join(' ')
}

type Announced = { info?: Record<string, unknown>; provider?: unknown }

const masked = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (_, item: unknown) => {
    if (typeof item !== 'string') return item
    if (uuid.test(item)) return '<uuid v4>'
    return item.startsWith('data:image') ? 'data:image…' : item
  })
