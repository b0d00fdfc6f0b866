/** EIP-1193 provider with the one method that this page itself calls. The checks also use the provider's events. */
export type Provider = { request(args: { method: string; params?: unknown }): Promise<unknown> }

export type Wallet = {
  /**
   * The rdns, with a number if an earlier wallet has the same rdns, or `window.ethereum` for a wallet without announcement.
   */
  id: string
  /** The announced rdns. It proves nothing: any script of the page can announce any rdns. */
  rdns?: string
  /** The announced name, on one line without control characters. */
  name: string
  icon?: string
  provider: Provider
  /** Whether the page saw an announcement of the wallet before it requested one. */
  announcedItself: boolean
}

export type Wallets = {
  getSnapshot(): readonly Wallet[]
  subscribe(listener: () => void): () => void
}

/** Limit of listed wallets: any script of the page can announce wallets. */
export const maxWallets = 64

/** Limit of listed wallets with one rdns, so that copies of one wallet do not keep others out. */
export const maxOfRdns = 4

/** Finds the announced wallets (EIP-6963), and `window.ethereum` if it is not one of them. */
export function findWallets(page: Window & { ethereum?: unknown }): Wallets {
  let found: readonly Wallet[] = []
  let asked = false
  const listeners = new Set<() => void>()
  const add = (wallet: Wallet) => {
    if (found.some(({ provider }) => provider === wallet.provider)) return
    found = [...found, wallet]
    for (const listener of listeners) listener()
  }
  page.addEventListener('eip6963:announceProvider', (event) => {
    const { info, provider } = ((event as CustomEvent).detail ?? {}) as {
      info?: { rdns?: unknown; name?: unknown; icon?: unknown }
      provider?: unknown
    }
    const rdns = oneLine(info?.rdns ?? 'unknown', 100)
    const count = found.filter((one) => one.rdns === rdns).length
    if (!isProvider(provider) || count >= maxOfRdns || found.length >= maxWallets) return
    // Announced data is untrusted: render the name as text and the icon as an image only.
    const icon = String(info?.icon ?? '')
    add({
      id: count === 0 ? rdns : `${rdns} ${count + 1}`,
      rdns,
      name: oneLine(info?.name ?? '', 60) || 'A wallet without a name',
      ...(icon.startsWith('data:image/') && { icon }),
      provider,
      announcedItself: !asked,
    })
  })
  const injected = () => {
    const { ethereum } = page
    if (!isProvider(ethereum) || found.some(({ id }) => id === 'window.ethereum')) return
    const name = 'The wallet of this browser (window.ethereum)'
    add({ id: 'window.ethereum', name, provider: ethereum, announcedItself: false })
  }
  // Request announcements one task later, to record which wallets announce themselves without a request.
  setTimeout(() => {
    asked = true
    page.dispatchEvent(new Event('eip6963:requestProvider'))
    injected()
  }, 0)
  page.addEventListener('ethereum#initialized', injected)
  page.addEventListener('focus', injected)
  return {
    getSnapshot: () => found,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** Returns the wallets with the rdns of an id that was stored before a reload, since the number in an id can change. */
export function findPreviousWallets(found: readonly Wallet[], id: string): readonly Wallet[] {
  const rdns = id.replace(/ \d+$/, '')
  return found.filter((wallet) => (wallet.rdns ?? wallet.id) === rdns)
}

/**
 * Cuts a text, and removes control, bidirectional and invisible characters, which would change the look of other text.
 */
function oneLine(value: unknown, limit: number): string {
  return String(value)
    .slice(0, limit)
    .replace(/[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]+/gu, '')
    .trim()
}

function isProvider(value: unknown): value is Provider {
  return typeof (value as Partial<Provider> | null | undefined)?.request === 'function'
}
