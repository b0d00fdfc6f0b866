import type { Session } from './session.ts'

/** What the hand on the wallet knows of the site that it acts for. */
export type Site = {
  origin: string
  standing: () => Promise<Standing>
  /** Whether it is known to have a permission still: it may have given it back by itself. */
  connected: () => Promise<boolean>
  /** Whether it waits for an answer of the wallet. */
  waiting: () => boolean
  /** Its next answer. */
  answered: () => Promise<void>
  /** Goes to a chain that it may use; nobody is asked. */
  switchTo: (chainId: number) => Promise<boolean>
  /** Waits until the page has been told of this chain. */
  reached: (chainId: number) => Promise<boolean>
  /**
   * Makes MetaMask forget what was rejected: of a site with three rejections in a row, none more than 30 s after
   * the one before, it blocks the next request ("spam filter").
   */
  forget: () => Promise<void>
  /** What came of what it asked for. */
  asked: Asked
}

/**
 * The chains that it was moved to; `subscribed`: news come for as long as the page is there; `rejected`: a person
 * said no, and it was not forgotten since.
 */
export type Asked = { switched: number[]; subscribed: boolean; rejected: boolean }

export type Standing = { accounts: readonly string[]; chainId: number }

export type Acts = { readonly [act: string]: (...args: never[]) => Promise<unknown> }

/** The acts of a person (the suite's `acts`) that can be done on MetaMask, and how to undo them all. */
export function createActs(
  { home, notification, standIn }: Session,
  accounts: readonly string[],
  /** A site that never asks: it is where new sites begin. */
  stranger: Pick<Site, 'standing' | 'reached'>,
) {
  const changed = { locked: false, account: false, network: false, window: false }
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
  /** The chains or accounts that the site may use were changed in the wallet. */
  let edited: 'chains' | 'accounts' | undefined
  let kept: Standing | undefined
  /** Where the site was sent last, by whomever: it may not be there yet. */
  let sent: number | undefined

  const acts = {
    async prompts() {
      if (!site) return notification.prompts()
      if (!site.waiting()) return notification.prompts(0)
      // Whoever has an answer has no prompt to wait for.
      const answered = site.answered().then(() => notification.prompts(0))
      return Promise.race([answered, notification.prompts()])
    },
    async approve(choice?: { accounts?: string[]; chains?: number[] }) {
      const { accounts: wanted, chains } = choice ?? {}
      const indexes = wanted && indexesOf(wanted)
      // A site sees the account first that was selected last.
      const selected = indexes && indexes.length > 1 && indexes[0]
      if (selected) {
        changed.account = true
        await home.selectAccount(selected)
      }
      const done = await notification.approve({
        ...(indexes && { accounts: indexes }),
        ...(chains && { chains }),
        ...(selected && { selected }),
      })
      permitted ||= done
      return done
    },
    reject: () => notification.reject(),
    dismiss: () => notification.dismiss(),
    async selectAccounts(addresses: string[]) {
      const indexes = indexesOf(addresses)
      edited = 'accounts'
      if (permitted) return home.permitAccounts(here().origin, indexes)
      changed.account = true
      await home.selectAccount(indexes[0] ?? 0)
    },
    async switchChain(chainId: number) {
      const now = (await here().standing()).chainId
      if (now === chainId) return
      if (!permitted) return home.selectChain(chainId)
      edited ??= 'chains'
      sent = chainId
      await home.moveSite(here().origin, now, chainId)
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
      edited = 'accounts'
    },
    refresh: () => home.selectAccount(0),
    warned: () => notification.warning(),
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

  /** MetaMask opens no window of its own any more. */
  async function forbidWindow(): Promise<void> {
    await notification.forbidWindow()
    changed.window = false
  }

  /** Chain 56 again for new sites: what a person changes for one site in the wallet moves those too. */
  async function goHome(): Promise<void> {
    if ((await stranger.standing()).chainId === 56) return
    // The same way back, where there is one: a place in the wallet that costs little.
    if (site && (await site.connected())) await home.limitSite(site.origin, [56])
    if ((await stranger.standing()).chainId === 56) return
    await home.selectChain(56)
    if (!(await stranger.reached(56))) throw new Error('MetaMask did not go back to chain 56.')
  }

  return {
    acts,
    goHome,
    /** The site may use just these chains, and asks a person for any other. */
    limit(chains: readonly number[]) {
      edited ??= 'chains'
      return home.limitSite(here().origin, chains)
    },
    /** MetaMask opens a window of its own for what this site asks: `dismiss` closes it. */
    window(origin = here().origin) {
      changed.window = true
      return notification.allowWindow(origin)
    },
    /** From here on the acts are for this site. */
    at(next: Site) {
      site = next
      permitted = false
      edited = undefined
      sent = undefined
    },
    /** The quickest way to a `chainChanged`. */
    signal: (chainId: number) =>
      permitted && !edited ? here().switchTo(chainId) : acts.switchChain(chainId),
    /** Remembers how the site stands, for `back`. */
    async keep() {
      kept = await here().standing()
      if (kept.chainId === 56 || !permitted) return
      await here().switchTo(56)
      kept = await here().standing()
    },
    /** A page that was just loaded is on chain 56, whatever late word there was of another. */
    async settle() {
      if ((await here().standing()).chainId === 56) return
      await goHome()
      await here().reached(56)
    },
    /** Brings the site back to where it was kept, if that takes no time; says whether it is there. */
    async back(): Promise<boolean> {
      const { waiting, standing, switchTo, reached, forget, origin, asked } = here()
      if (changed.window) await forbidWindow()
      if (waiting() || changed.locked || changed.network || changed.account) return false
      if (asked.subscribed) return false
      // What is on its way would move it again, later on.
      const last = asked.switched.at(-1) ?? sent
      if (asked.switched.length > 0 && sent !== undefined) return false
      if (last !== undefined && (await standing()).chainId !== last) return false
      if (last !== undefined && !(await reached(last))) return false
      const { accounts, chainId } = await standing()
      if (!kept || edited === 'accounts' || `${accounts}` !== `${kept.accounts}`) return false
      if (asked.rejected) await forget()
      asked.rejected = false
      if (edited === 'chains') await home.openSite(origin)
      if (chainId !== kept.chainId && !(permitted && (await switchTo(kept.chainId)))) return false
      asked.switched.length = 0
      edited = undefined
      sent = undefined
      return (await notification.prompts(0)) === 0
    },
    /** Whether the site has a permission: what it did before we looked. */
    permit(has: boolean) {
      permitted = has
    },
    /**
     * Makes the wallet as new for the next check.
     *
     * @param asked whether a prompt may still come, as far as whoever orders it knows.
     */
    async restore(asked = true) {
      if (changed.network) await acts.networkUp()
      if (changed.locked) await acts.unlock()
      if (changed.window) await forbidWindow()
      await notification.clear(asked && site?.waiting() !== false ? undefined : 0)
      if (changed.account) await home.selectAccount(0)
      changed.account = false
      await goHome()
    },
  }
}
