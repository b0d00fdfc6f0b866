import type { Provider } from '../discovery/Provider.ts'
import type { WalletStimulus } from './createEventLimiter.ts'

/** Hears a provider's events until the answer is called. */
export function listen(provider: Provider, hear: (stimulus: WalletStimulus) => void): () => void {
  let heard = true
  const listeners = events.map(([event, type]) => {
    // Trust Wallet has no `removeListener` (wevm/wagmi#3526): what cannot be removed is not heard any more.
    const listener = (payload: unknown) => {
      if (heard) hear({ type, payload })
    }
    quietly(() => provider.on?.(event, listener))
    return { event, listener }
  })
  return () => {
    heard = false
    for (const { event, listener } of listeners)
      quietly(() => provider.removeListener?.(event, listener))
  }
}

const events = [
  ['accountsChanged', 'accountsChanged'],
  ['chainChanged', 'chainChanged'],
  ['connect', 'providerConnect'],
  ['disconnect', 'providerDisconnect'],
] as const

/** A provider without working event methods can still be asked. */
function quietly(act: () => unknown): void {
  try {
    act()
  } catch {}
}
