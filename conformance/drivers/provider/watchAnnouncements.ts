import type { DriverEvent } from '../../core/driver.ts'
import { serialize, type SerializedValue } from '../../core/serialize.ts'

type ProviderWindow = EventTarget & { ethereum?: unknown }
type Detail = { info?: unknown; provider?: unknown }

/** Reports announcements (EIP-6963) with a number for each provider object: 0 for the one under test. */
export function watchAnnouncements(
  window: ProviderWindow,
  own: () => unknown,
  notify: (event: DriverEvent) => void,
) {
  const others = new Map<unknown, number>()
  const number = (object: unknown) => {
    if (object === own()) return 0
    const known = others.get(object) ?? others.size + 1
    others.set(object, known)
    return known
  }
  let last: unknown
  const onAnnouncement = (event: Event) => {
    const detail = (event as { detail?: unknown }).detail as Detail | null | undefined
    last = detail?.provider
    notify({
      event: 'eip6963:announceProvider',
      listener: 'announcements',
      args: [describe(event, detail, number)],
    })
  }
  window.addEventListener('eip6963:announceProvider', onAnnouncement)
  return {
    provider: () => last,
    stop: () => window.removeEventListener('eip6963:announceProvider', onAnnouncement),
  }
}

function describe(
  event: Event,
  detail: Detail | null | undefined,
  number: (object: unknown) => number,
): SerializedValue {
  return {
    customEvent: isCustomEvent(event),
    detail: typeof detail,
    frozen: Object.isFrozen(detail),
    info: serialize(detail?.info),
    provider: number(detail?.provider),
    providerType: typeof detail?.provider,
    request: typeof (detail?.provider as { request?: unknown } | undefined)?.request,
  }
}

/** Tests the string tag too, because the event may come from another realm. */
const isCustomEvent = (event: Event): boolean =>
  event instanceof CustomEvent || Object.prototype.toString.call(event) === '[object CustomEvent]'
