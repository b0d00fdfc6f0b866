import type { Provider } from '../discovery/Provider.ts'
import { ignoreErrors } from '../normalise/ignoreErrors.ts'
import type { WalletStimulus } from './createEventLimiter.ts'

/** Subscribes to a provider's events, and returns a function that unsubscribes. Ignores errors of the event methods. */
export function listenToProvider(
  provider: Provider,
  onStimulus: (stimulus: WalletStimulus) => void,
): () => void {
  let isListening = true
  const listeners = events.map(([event, type]) => {
    // Trust Wallet has no `removeListener` (wevm/wagmi#3526), so the flag mutes the listener.
    const listener = (payload: unknown) => {
      if (isListening) onStimulus({ type, payload })
    }
    ignoreErrors(() => provider.on?.(event, listener))
    return { event, listener }
  })
  return () => {
    isListening = false
    for (const { event, listener } of listeners)
      ignoreErrors(() => provider.removeListener?.(event, listener))
  }
}

const events = [
  ['accountsChanged', 'accountsChanged'],
  ['chainChanged', 'chainChanged'],
  ['connect', 'providerConnect'],
  ['disconnect', 'providerDisconnect'],
] as const
