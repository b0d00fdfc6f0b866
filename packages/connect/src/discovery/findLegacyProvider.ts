import { readProperty } from '../normalise/readProperty.ts'
import type { Wallet } from '../catalogue/Wallet.ts'
import { isMetaMask } from './isMetaMask.ts'
import { isProvider } from './isProvider.ts'
import type { Provider } from './Provider.ts'

/**
 * Finds a wallet by its namespace, then by its flag on `window.ethereum` or `window.ethereum.providers`. Ignores flags
 * of a provider for which `isFound` returns true: many wallets set the flags of others.
 */
export function findLegacyProvider(
  window: unknown,
  wallet: Wallet,
  isFound: (provider: Provider) => boolean,
): Provider | undefined {
  for (const path of wallet.namespaces ?? []) {
    const found = path.split('.').reduce<unknown>((at, key) => readProperty(at, key), window)
    if (isProvider(found)) return found
  }
  return injectedProviders(window).find(
    (provider) =>
      !isFound(provider) &&
      (wallet.id === 'metamask'
        ? isMetaMask(provider)
        : wallet.flags?.some((flag) => readProperty(provider, flag) === true)),
  )
}

/** Returns the providers in `window.ethereum.providers`, and then `window.ethereum` itself. */
function injectedProviders(window: unknown): Provider[] {
  const ethereum = readProperty(window, 'ethereum')
  const list = readProperty(ethereum, 'providers')
  // Read each index: the methods of the list, its length and its items may throw.
  const shared = Array.from({ length: maxShared }, (_, index) => readProperty(list, index))
  return [...shared, ethereum].filter(isProvider)
}

const maxShared = 32
