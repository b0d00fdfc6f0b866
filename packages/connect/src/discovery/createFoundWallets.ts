import type { Wallet, WalletId } from '../catalogue/Wallet.ts'
import { isDoubtful, isImitation, skeletonOf } from './confusableNames.ts'
import { findLegacyProvider } from './findLegacyProvider.ts'
import type { Announcement } from './parseAnnouncement.ts'
import type { Provider } from './Provider.ts'
import { readProperty } from '../normalise/readProperty.ts'

/** Maximum number of announced providers of each catalogue wallet, and of all other wallets together. */
const maxAnnounced = 64

/** Wallet of this page: a provider and one of the identities that it claims. */
export type FoundWallet = {
  /** Identity, with a suffix such as `#2` if another provider already has it. */
  id: WalletId
  /** Id of the wallet in the catalogue, or else the announced rdns. */
  identity: WalletId
  wallet: Wallet | undefined
  provider: Provider
  /** Announcement of the wallet (EIP-6963). Absent for a wallet that was found by namespace or flag. */
  announcement: Announcement | undefined
  /** Another identity of the same provider. */
  alias: FoundWallet | undefined
  skeleton?: string
  /** Whether the announced name is doubtful, or imitates a wallet of the catalogue. */
  isDoubtful?: boolean
}

/**
 * Collects the wallets of a page. A provider with several identities is several wallets: a page cannot tell Rabby,
 * which also announces itself as MetaMask, from a script that announces MetaMask's provider as Rabby. A wallet keeps
 * its id for the life of the page.
 */
export function createFoundWallets(catalogue: readonly Wallet[]) {
  const skeletons = catalogue.map(({ name }) => skeletonOf(name))
  const found: FoundWallet[] = []
  let dropped = 0

  function add(identity: WalletId, provider: Provider, announcement?: Announcement): void {
    const wallet = catalogue.find(({ id }) => id === identity)
    const rivals = found.filter((one) => one.identity === identity)
    const same = rivals.find((one) =>
      announcement && one.announcement
        ? one.provider === provider
        : isSameWallet(one.provider, provider),
    )
    if (same) {
      if (same.provider === provider) same.announcement ??= announcement
      return
    }
    // Fakes with other identities must not keep a known wallet out.
    if (announcement && found.filter((one) => one.wallet === wallet).length >= maxAnnounced) {
      dropped += 1
      return
    }
    const aliases = found.filter((one) => one.provider === provider)
    const added: FoundWallet = {
      id: rivals.length ? `${identity}#${rivals.length + 1}` : identity,
      identity,
      wallet,
      provider,
      announcement,
      alias: aliases[0],
      ...(announcement && checkName(announcement)),
    }
    for (const one of aliases) one.alias ??= added
    found.push(added)
  }

  function checkName({ name, rdns }: Announcement) {
    return {
      skeleton: skeletonOf(name),
      isDoubtful: name !== rdns && (isDoubtful(name) || isImitation(name, skeletons)),
    }
  }

  return {
    found: found as readonly FoundWallet[],
    /** Number of announcements beyond the limits. A repeated announcement counts each time. */
    dropped: () => dropped,
    announce(announcement: Announcement): void {
      const { provider, rdns } = announcement
      const wallet = catalogue.find((known) => known.rdns?.includes(rdns))
      add(wallet?.id ?? rdns, provider, announcement)
    },
    /** Adds the wallets that are found by namespace or flag. Call it often, because these have no event. */
    search(window: unknown): void {
      const isFound = (provider: Provider) =>
        found.some((one) => isSameWallet(one.provider, provider))
      for (const wallet of catalogue) {
        // Add one provider at most: the getter of a namespace may return a new object each time.
        if (found.some((one) => one.wallet === wallet && !one.announcement)) continue
        const provider = findLegacyProvider(window, wallet, isFound)
        if (provider) add(wallet.id, provider)
      }
    },
  }
}

/**
 * Returns whether two providers are one wallet: one object, or two with one `request` function. Rainbow announces a
 * copy of `window.rainbow`. A forger gains nothing: it could also replace `request` of the real provider.
 */
function isSameWallet(one: Provider, other: Provider): boolean {
  const request = readProperty(one, 'request')
  return one === other || (request !== undefined && request === readProperty(other, 'request'))
}
