/** An EIP-6963 announcement as a page sees it. */
export type Announcement = {
  info: Record<string, unknown>
  infoKeys: string[]
  detailKeys: string[]
  frozen: boolean
  infoFrozen: boolean
  /** Whether its provider is `window.ethereum`. */
  same: boolean
  isTrusted: boolean
  ctor: string
}

type Detail = { info: Record<string, unknown>; provider: unknown }

/** Collects the announcements on a window from now on. */
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
      // A wallet may announce itself before it sets `window.ethereum`.
      get same() {
        return detail.provider === window.ethereum
      },
      isTrusted: event.isTrusted,
      ctor: event.constructor.name,
    })
  })
  return seen
}
