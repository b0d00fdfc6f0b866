import type { Session } from './session.ts'

/** What the hand on the wallet knows of the site that it acts for. */
export type Site = { origin: string; chainId: () => Promise<number> }

export type Acts = { readonly [act: string]: (...args: never[]) => Promise<unknown> }

/** The acts of INTERFACE's `User` that can be done on MetaMask, and how to undo them all. */
export function createActs(
  { home, notification, standIn }: Session,
  accounts: readonly string[],
  /** The chain on which a site without a permission begins. */
  firstChain: () => Promise<number>,
) {
  const changed = { locked: false, account: false, network: false }
  let site: Site | undefined
  const indexesOf = (addresses: readonly string[]) => {
    const known = accounts.map((address) => address.toLowerCase())
    return addresses.map((address) => known.indexOf(address.toLowerCase()))
  }
  const here = () => {
    if (!site) throw new Error('No site is open.')
    return site
  }
  let permitted = false

  const acts = {
    prompts: () => notification.prompts(),
    async approve(choice?: { accounts?: string[]; chains?: number[] }) {
      const { accounts: wanted, chains } = choice ?? {}
      const done = await notification.approve({
        ...(wanted && { accounts: indexesOf(wanted) }),
        ...(chains && { chains }),
      })
      permitted ||= done
      return done
    },
    reject: () => notification.reject(),
    async selectAccounts(addresses: string[]) {
      const indexes = indexesOf(addresses)
      changed.account = true
      if (permitted) await home.permitAccounts(here().origin, indexes)
      else await home.selectAccount(indexes[0] ?? 0)
    },
    async switchChain(chainId: number) {
      const now = await here().chainId()
      if (now === chainId) return
      if (permitted) return home.moveSite(here().origin, now, chainId)
      await home.selectChain(chainId)
    },
    async lock() {
      changed.locked = true
      await home.lock()
    },
    async unlock() {
      await notification.unlock()
      changed.locked = false
    },
    async revoke() {
      await home.revoke(here().origin)
      permitted = false
    },
    refresh: () => home.selectAccount(0),
    networks: () => home.networks(),
    async networkDown() {
      changed.network = true
      standIn.cut('all')
    },
    async networkUp() {
      standIn.cut('none')
      changed.network = false
    },
  } satisfies Acts

  /** Chain 56 again for sites without a permission: what moves one site moves them too, now and then. */
  async function goHome(): Promise<void> {
    const end = Date.now() + 20_000
    while ((await firstChain()) !== 56) {
      if (Date.now() > end) throw new Error('MetaMask does not go back to chain 56.')
      // The list may show 56 as chosen already, and then a press does nothing.
      await home.selectChain(1)
      await home.selectChain(56)
    }
  }

  return {
    acts,
    /** The site may use just these chains, and asks a person for any other. */
    limit: (chains: readonly number[]) => home.limitSite(here().origin, chains),
    /** From here on the acts are for this site. */
    at(next: Site) {
      site = next
      permitted = false
    },
    /** Whether the site has a permission: what it did before we looked. */
    permit(has: boolean) {
      permitted = has
    },
    /** Makes the wallet as new for the next check. */
    async restore() {
      if (changed.network) await acts.networkUp()
      if (changed.locked) await acts.unlock()
      await notification.clear()
      if (changed.account) await home.selectAccount(0)
      changed.account = false
      await goHome()
    },
  }
}
