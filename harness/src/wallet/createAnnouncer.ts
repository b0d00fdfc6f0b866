import type { Core, ProviderDetail } from './engineAndPersonaTypes.ts'
import { randomUuid } from './hostGlobals.ts'
import type { Provider } from './types.ts'

type EventClass = new (type: string, init?: { detail?: unknown }) => unknown
/** The parts of a window that a wallet uses. */
export type Target = {
  addEventListener(type: string, listener: () => void): void
  removeEventListener(type: string, listener: () => void): void
  dispatchEvent(event: never): boolean
}

const host = globalThis as unknown as { Event: EventClass; CustomEvent: EventClass }

/** Creates `announce`, which announces the wallet in a window now and on each `eip6963:requestProvider` (EIP-6963). */
export const createAnnouncer = (core: Core, provider: Provider, uuid = randomUuid()) => {
  const info = { uuid, ...core.persona.info }
  let count = 0

  const announce = (target: Target): (() => void) => {
    const dispatch = () => {
      const nth = count++
      // Copies `info` for each announcement, as MetaMask does. The provider is the same object each time.
      const made = core.deviations.reduce<ProviderDetail | false>(
        (detail, { announce: hook }) => (detail && hook ? hook(detail, nth, core) : detail),
        { info: { ...info }, provider },
      )
      if (!made) return
      const { CustomEvent } = eventsOf(target)
      const frozen = core.deviations.findLast((d) => d.frozen !== undefined)?.frozen ?? true
      if (frozen) Object.freeze(made)
      target.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: made }) as never)
    }
    target.addEventListener('eip6963:requestProvider', dispatch)
    dispatch()
    return () => target.removeEventListener('eip6963:requestProvider', dispatch)
  }

  return { info, announce }
}

/** Returns the event classes of a window. The windows of iframes and of jsdom have their own classes. */
export const eventsOf = (target: object): typeof host => ({
  Event: (target as Partial<typeof host>).Event ?? host.Event,
  CustomEvent: (target as Partial<typeof host>).CustomEvent ?? host.CustomEvent,
})
