export type Announcement = {
  info: Record<string, unknown>
  infoKeys: string[]
  detailKeys: string[]
  frozenDetail: boolean
  frozenInfo: boolean
  sameAsWindowEthereum: boolean
  isTrusted: boolean
  ctor: string
}

type Detail = { info: Record<string, unknown>; provider: unknown }

/** Returns a list to which each later announcement on the window is added. */
export function collectAnnouncements(window: EventTarget & { ethereum?: unknown }): Announcement[] {
  const seen: Announcement[] = []
  window.addEventListener('eip6963:announceProvider', (event) => {
    const { detail } = event as CustomEvent<Detail>
    seen.push({
      info: detail.info,
      infoKeys: Object.keys(detail.info),
      detailKeys: Object.keys(detail),
      frozenDetail: Object.isFrozen(detail),
      frozenInfo: Object.isFrozen(detail.info),
      // Read late, because a wallet may announce itself before it sets `window.ethereum`.
      get sameAsWindowEthereum() {
        return detail.provider === window.ethereum
      },
      isTrusted: event.isTrusted,
      ctor: event.constructor.name,
    })
  })
  return seen
}
