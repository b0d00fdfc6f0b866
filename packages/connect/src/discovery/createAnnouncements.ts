import type { Wallet, WalletId } from '../catalogue/Wallet.ts'
import { isDoubtful, skeletonOf } from './confusableNames.ts'
import type { Announcement } from './parseAnnouncement.ts'

/** Maximum number of announcements of one identity. */
export const maxClaims = 4

/** Maximum number of announcements of wallets outside of the catalogue. */
export const maxOthers = 64

/** An announcement with the results of the name checks. */
export type Claim = Announcement & {
  /** Id of the wallet in the catalogue that has this rdns, else the rdns. */
  identity: WalletId
  skeleton: string
  isDoubtful: boolean
}

/**
 * Collects a page's announcements up to the limits. The limit of a wallet in the catalogue counts only announcements of
 * its own identity, so that fakes with other identities cannot keep it out.
 */
export function createAnnouncements(catalogue: readonly Wallet[]) {
  const claims: Claim[] = []
  let dropped = 0
  return {
    claims: claims as readonly Claim[],
    /** Number of announcements beyond the limits. An announcement that is repeated counts each time. */
    dropped: () => dropped,
    /** Adds an announcement if it is new and within the limits. Returns whether it was added. */
    add(announcement: Announcement): boolean {
      const { name, provider, rdns } = announcement
      if (claims.some((known) => known.provider === provider && known.rdns === rdns)) return false
      const known = catalogue.find((wallet) => wallet.rdns?.includes(rdns))
      const identity = known?.id ?? rdns
      const rivals = claims.filter((claim) => claim.identity === identity)
      const others = claims.filter((claim) => claim.identity === claim.rdns)
      if (rivals.length >= maxClaims || (!known && others.length >= maxOthers)) {
        dropped += 1
        return false
      }
      claims.push({
        ...announcement,
        identity,
        skeleton: skeletonOf(name),
        isDoubtful: isDoubtful(name),
      })
      return true
    },
  }
}
