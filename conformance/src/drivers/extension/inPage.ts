import type { Driver, Heard, Listen } from '../../engine/driver.ts'
import type { Seen } from '../../engine/seen.ts'
import { createAgent } from '../agent/agent.ts'
import type { Order } from '../child/protocol.ts'

// Runs in a page before its first own line, as a script: puts the agent beside the provider that an
// extension injects. Everything that it says leaves the page by one way, so that order is kept.

type Announced = CustomEvent<{ info?: { rdns?: string }; provider?: unknown } | undefined>
type Page = typeof globalThis & {
  __touchstone: object
  __touchstoneTell(message: string): void
}

const page = globalThis as Page
let provider: unknown
let driver: Driver | undefined
let before: readonly Order[] = []

const tell = (message: object) => page.__touchstoneTell(JSON.stringify(message))

page.__touchstone = {
  provider: () => provider,
  begin(orders: readonly Order[]) {
    before = orders
  },
  hide,
  async order(id: number, order: Order) {
    try {
      tell({ id, value: (await carryOut(order)) ?? null })
    } catch (error) {
      tell({ id, thrown: error instanceof Error ? error.message : String(error) })
    }
  },
}

// The first announcement makes the agent, which then hears it as if it had been there before.
addEventListener('eip6963:announceProvider', (event) => {
  const { detail } = event as Announced
  if (driver || !detail?.provider || !/^io\.metamask(\.|$)/.test(detail.info?.rdns ?? '')) return
  provider = detail.provider
  driver = createAgent({ provider, window: replaying(event) })
  driver.onHeard((heard: Heard) => tell({ heard }))
  for (const order of before) void carryOut(order)
})

/** The page lies behind another one, or in front again. Playwright shows all pages as if each were in front. */
function hide(hidden: boolean): void {
  if (document.hidden === hidden) return
  for (const name of ['hidden', 'visibilityState']) Reflect.deleteProperty(document, name)
  if (hidden) {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => true })
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' })
  }
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
}

function replaying(event: Event): Window {
  return new Proxy(window, {
    get(target, key) {
      if (key === 'addEventListener')
        return (type: string, listener: (event: Event) => void) => {
          target.addEventListener(type, listener)
          if (type === event.type) queueMicrotask(() => listener(event))
        }
      const value: unknown = Reflect.get(target, key, target)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}

async function carryOut(order: Order): Promise<Seen | undefined | object> {
  if (!driver) {
    const error = { type: 'object', message: 'There is no provider.' } as const
    if (order.op === 'request') return { error, by: 'throw' }
    throw new Error('The extension has announced no provider yet.')
  }
  switch (order.op) {
    case 'request':
      return driver.request(order.call)
    case 'listen':
      return driver.listen(order.listen satisfies Listen)
    case 'unlisten':
      return driver.unlisten(order.listener)
    case 'discover':
      await driver.discover()
      return null
    case 'decoy':
      await driver.decoy()
      return null
    case 'inspect':
      return driver.inspect(order.path)
    default:
      throw new Error(`The page takes no order "${order.op}".`)
  }
}
