import type { Wallet, WalletId } from '../catalogue/Wallet.ts'
import type { Claim } from './createAnnouncements.ts'
import { findLegacyProvider } from './findLegacyProvider.ts'
import { identityOf } from './identityOf.ts'
import type { Provider } from './Provider.ts'

/** Wallet of this page: one provider and the identity that it claims. */
export type FoundWallet = {
  /** Identity, with a suffix such as `#2` if another provider already has it. */
  id: WalletId
  identity: WalletId
  provider: Provider
  /** Announcement of the wallet (EIP-6963). Absent for a wallet that was found by namespace or flag. */
  claim?: Claim | undefined
  /** Another identity that the same provider announces. */
  alias?: WalletId | undefined
}

/**
 * Finds the wallets of a page: by EIP-6963, then by namespace, then by flag. `ids` keeps each id with its provider
 * for the life of the page, so that no later announcement takes over a row that the user has seen or selected.
 */
export function findWallets(
  window: unknown,
  catalogue: readonly Wallet[],
  claims: readonly Claim[],
  ids: Map<Provider, WalletId>,
): FoundWallet[] {
  const isKnown = ({ identity }: Claim) => catalogue.some(({ id }) => id === identity)
  for (const { provider } of claims) {
    if (ids.has(provider)) continue
    const own = claims.filter((claim) => claim.provider === provider)
    // Prefer an identity other than MetaMask: Rabby in its "MetaMask mode" announces one provider as Rabby and as
    // MetaMask.
    const { identity } =
      own.find((claim) => isKnown(claim) && claim.identity !== 'metamask') ??
      own.find(isKnown) ??
      own[0]!
    const taken = [...ids.values()].filter((id) => identityOf(id) === identity).length
    ids.set(provider, taken ? `${identity}#${taken + 1}` : identity)
  }
  const found = [...ids].map(([provider, id]): FoundWallet => {
    const identity = identityOf(id)
    const own = claims.filter((claim) => claim.provider === provider)
    const claim = own.find((one) => one.identity === identity)
    const alias = own.find((one) => one.identity !== identity)?.identity
    return { id, identity, provider, claim, alias }
  })
  for (const wallet of catalogue) {
    const { id } = wallet
    const provider = findLegacyProvider(window, wallet)
    const isTaken = found.some((one) => one.identity === id || one.provider === provider)
    if (provider && !isTaken) found.push({ id, identity: id, provider })
  }
  return found
}
