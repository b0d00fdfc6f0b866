import type { Core } from './core.ts'
import { randomUuid } from './host.ts'
import type { ProviderDetail } from './persona.ts'
import type { Provider } from './types.ts'

type EventClass = new (type: string, init?: { detail?: unknown }) => unknown
/** A window, as far as a wallet needs one. */
export type Target = {
  addEventListener(type: string, listener: () => void): void
  removeEventListener(type: string, listener: () => void): void
  dispatchEvent(event: never): boolean
}

const host = globalThis as unknown as { Event: EventClass; CustomEvent: EventClass }

/** EIP-6963: announces at once and at every `eip6963:requestProvider`. Answers what stops it. */
export const createAnnouncer = (core: Core, provider: Provider, uuid = randomUuid()) => {
  const info = { uuid, ...core.persona.info }
  let count = 0

  const detail = (): ProviderDetail | false => {
    const nth = count++
    // MetaMask copies `info` afresh each time; the provider is always the same object.
    return core.deviations.reduce<ProviderDetail | false>(
      (made, { announce }) => (made && announce ? announce(made, nth, core) : made),
      { info: { ...info }, provider },
    )
  }

  const announce = (target: Target): (() => void) => {
    const dispatch = () => {
      const made = detail()
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

/** An iframe's or jsdom's window has event classes of its own. */
export const eventsOf = (target: object): typeof host => ({
  Event: (target as Partial<typeof host>).Event ?? host.Event,
  CustomEvent: (target as Partial<typeof host>).CustomEvent ?? host.CustomEvent,
})
