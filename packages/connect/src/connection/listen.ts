import type { Provider } from '../discovery/Provider.ts'
import type { Stimulus } from '../machine/stimulus.ts'

/** Hears a provider's events until the answer is called. */
export function listen(provider: Provider, hear: (stimulus: Stimulus) => void): () => void {
  const listeners = events.map(([event, type]) => {
    const listener = (payload: unknown) => hear({ type, payload })
    quietly(() => provider.on?.(event, listener))
    return { event, listener }
  })
  return () => {
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
