/** An EIP-1193 provider, as far as this page looks into it. The suite looks further. */
export type Provider = { request(args: { method: string; params?: unknown }): Promise<unknown> }

/** A wallet of this page. */
export type Wallet = {
  /** Its rdns, with a number where another one has it too; `window.ethereum` for the one that does not announce itself. */
  id: string
  /** As it announces it. It proves nothing: any script of the page can announce any rdns. */
  rdns?: string
  /** As it announces it, on one line without control characters. */
  name: string
  icon?: string
  provider: Provider
  /** It announced itself before this page asked: a script of the page can see that or not, by chance. */
  announcedItself: boolean
}

export type Wallets = { getSnapshot(): readonly Wallet[]; watch(listener: () => void): () => void }

/** Limit of listed wallets: any script of the page can announce wallets. */
export const maxWallets = 64

/** Limit of listed wallets with one rdns, so that copies of one wallet do not keep others out. */
export const maxOfRdns = 4

/** The wallets that announce themselves (EIP-6963), and `window.ethereum` where it is none of them. */
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
    // A build of one's own and the one of the store have one rdns, and so has a fake, with a copied uuid too.
    const count = countOf(rdns)
    if (!isProvider(provider) || count >= maxOfRdns || found.length >= maxWallets) return
    // What a wallet announces is shown as text, and its icon as a picture and nothing else.
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
  // A task later: what announces itself before we ask is noted.
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

/** The wallets that may be the one with this id in an earlier page: numbers are of one page, so all of its rdns. */
export function findFormers(found: readonly Wallet[], id: string): readonly Wallet[] {
  const rdns = id.replace(/ \d+$/, '')
  return found.filter((wallet) => (wallet.rdns ?? wallet.id) === rdns)
}

/** Without control, bidirectional and invisible characters, which change how the text around them is read. */
function oneLine(value: unknown, limit: number): string {
  return String(value)
    .slice(0, limit)
    .replace(/[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]+/gu, '')
    .trim()
}

function isProvider(value: unknown): value is Provider {
  return typeof (value as Partial<Provider> | null | undefined)?.request === 'function'
}
