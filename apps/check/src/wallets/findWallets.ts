/** EIP-1193 provider, as far as this page uses it. The checks use more of it. */
export type Provider = { request(args: { method: string; params?: unknown }): Promise<unknown> }

/** Wallet that the page found. */
export type Wallet = {
  /** The rdns, with a number if another wallet has it too; `window.ethereum` for the wallet that announces nothing. */
  id: string
  /** The announced rdns. It proves nothing: any script of the page can announce any rdns. */
  rdns?: string
  /** The announced name, on one line without control characters. */
  name: string
  icon?: string
  provider: Provider
  /** It announced itself before this page asked. A page script sees this event only if it runs early enough. */
  announcedItself: boolean
}

export type Wallets = { getSnapshot(): readonly Wallet[]; watch(listener: () => void): () => void }

/** Limit of listed wallets: any script of the page can announce wallets. */
export const maxWallets = 64

/** Limit of listed wallets with one rdns, so that copies of one wallet do not keep others out. */
export const maxOfRdns = 4

/** Finds the announced wallets (EIP-6963), and `window.ethereum` if it is not one of them. */
export function findWallets(page: Window & { ethereum?: unknown }): Wallets {
  let found: readonly Wallet[] = []
  let asked = false
  const listeners = new Set<() => void>()
  const put = (next: readonly Wallet[]) => {
    found = next
    for (const listener of listeners) listener()
  }
  const add = (wallet: Wallet) => {
    if (!found.some(({ provider }) => provider === wallet.provider)) put([...found, wallet])
  }
  const countOf = (rdns: string) => found.filter((one) => one.rdns === rdns).length
  page.addEventListener('eip6963:announceProvider', (event) => {
    const { info, provider } = ((event as CustomEvent).detail ?? {}) as {
      info?: { rdns?: unknown; name?: unknown; icon?: unknown }
      provider?: unknown
    }
    const rdns = oneLine(info?.rdns ?? 'unknown', 100)
    // A development build has the rdns of the store build. A fake copies the rdns, and perhaps the uuid.
    const count = countOf(rdns)
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
  // Ask one task later, to record which wallets announce themselves unasked.
  setTimeout(() => {
    asked = true
    page.dispatchEvent(new Event('eip6963:requestProvider'))
    injected()
  }, 0)
  page.addEventListener('ethereum#initialized', injected)
  page.addEventListener('focus', injected)
  return {
    getSnapshot: () => found,
    watch(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/**
 * Returns the wallets that may have had this id in an earlier page. Their numbers differ between pages, so all wallets
 * of its rdns match.
 */
export function findPreviousWallets(found: readonly Wallet[], id: string): readonly Wallet[] {
  const rdns = id.replace(/ \d+$/, '')
  return found.filter((wallet) => (wallet.rdns ?? wallet.id) === rdns)
}

/** Removes control, bidirectional and invisible characters, which change how the text around them is read. */
function oneLine(value: unknown, limit: number): string {
  return String(value)
    .slice(0, limit)
    .replace(/[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]+/gu, '')
    .trim()
}

function isProvider(value: unknown): value is Provider {
  return typeof (value as Partial<Provider> | null | undefined)?.request === 'function'
}
