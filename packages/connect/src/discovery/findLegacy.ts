import { look } from '../classify/look.ts'
import type { Wallet } from '../catalogue/Wallet.ts'
import { isMetaMask } from './isMetaMask.ts'
import { isProvider } from './isProvider.ts'
import type { Provider } from './Provider.ts'

/** Finds a wallet that does not support EIP-6963, by its namespace, then by its flag on `window.ethereum`. */
export function findLegacy(window: unknown, wallet: Wallet): Provider | undefined {
  for (const path of wallet.namespaces) {
    const found = path.split('.').reduce<unknown>((at, key) => look(at, key), window)
    if (isProvider(found)) return found
  }
  return injected(window).find((provider) =>
    wallet.id === 'metamask'
      ? isMetaMask(provider)
      : wallet.flags.some((flag) => look(provider, flag) === true),
  )
}

/** Returns `window.ethereum`, after its `providers` if several wallets share it. */
function injected(window: unknown): Provider[] {
  const ethereum = look(window, 'ethereum')
  const list = look(ethereum, 'providers')
  const all: unknown[] = Array.isArray(list)
    ? [...(list as unknown[]).slice(0, 32), ethereum]
    : [ethereum]
  return all.filter(isProvider)
}
