/** An EIP-1193 provider, as far as this page looks into it. The suite looks further. */
export type Provider = { request(args: { method: string; params?: unknown }): Promise<unknown> }

/** A wallet of this page. */
export type Wallet = {
  /** Its rdns, with a number where another one has it too; `window.ethereum` for the one that does not announce itself. */
  id: string
  /** As it announces it. */
  rdns?: string
  name: string
  icon?: string
  provider: Provider
  /** It announced itself before this page asked: a script of the page can see that or not, by chance. */
  announcedItself: boolean
}

export type Wallets = { getSnapshot(): readonly Wallet[]; watch(listener: () => void): () => void }

/** Limit of listed wallets: any script of the page can announce wallets. */
export const maxWallets = 64

/** The wallets that announce themselves (EIP-6963), and `window.ethereum` where it is none of them. */
export function findWallets(page: Window & { ethereum?: unknown }): Wallets {
  let found: readonly Wallet[] = []
  let asked = false
  const listeners = new Set<() => void>()
  const put = (next: readonly Wallet[]) => {
    found = next
    for (const listener of listeners) listener()
  }
  const announced = new Set<string>()
  const add = (wallet: Wallet) => {
    if (!found.some(({ provider }) => provider === wallet.provider)) put([...found, wallet])
  }
  /** A build of one's own and the one of the store have one rdns: each is a wallet. */
  const freeId = (rdns: string): string => {
    const count = found.filter((one) => one.rdns === rdns).length
    return count === 0 ? rdns : `${rdns} ${count + 1}`
  }
  page.addEventListener('eip6963:announceProvider', (event) => {
    const { info, provider } = ((event as CustomEvent).detail ?? {}) as {
      info?: { uuid?: unknown; rdns?: unknown; name?: unknown; icon?: unknown }
      provider?: unknown
    }
    const rdns = String(info?.rdns ?? 'unknown').slice(0, 100)
    const one = `${rdns} ${String(info?.uuid)}`
    // It says so again whenever somebody asks, and some make their provider anew for that.
    if (!isProvider(provider) || announced.has(one) || found.length >= maxWallets) return
    announced.add(one)
    // What a wallet announces is shown as text, and its icon as a picture and nothing else.
    const icon = String(info?.icon ?? '')
    add({
      ...{ id: freeId(rdns), rdns },
      name: String(info?.name ?? 'A wallet without a name').slice(0, 60),
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

function isProvider(value: unknown): value is Provider {
  return typeof (value as Partial<Provider> | null | undefined)?.request === 'function'
}
