/** One announcement of EIP-6963 as a page sees it. */
export type Announcement = {
  info: Record<string, unknown>
  infoKeys: string[]
  detailKeys: string[]
  frozen: boolean
  infoFrozen: boolean
  /** Its provider is `window.ethereum`. */
  same: boolean
  isTrusted: boolean
  ctor: string
}

type Detail = { info: Record<string, unknown>; provider: unknown }

/** Collects what is announced on a window from now on. */
export function announcementsOf(window: EventTarget & { ethereum?: unknown }): Announcement[] {
  const seen: Announcement[] = []
  window.addEventListener('eip6963:announceProvider', (event) => {
    const { detail } = event as CustomEvent<Detail>
    seen.push({
      info: detail.info,
      infoKeys: Object.keys(detail.info),
      detailKeys: Object.keys(detail),
      frozen: Object.isFrozen(detail),
      infoFrozen: Object.isFrozen(detail.info),
      // The first one may come before the provider is put into the page.
      get same() {
        return detail.provider === window.ethereum
      },
      isTrusted: event.isTrusted,
      ctor: event.constructor.name,
    })
  })
  return seen
}
