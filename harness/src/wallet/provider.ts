import type { Core } from './core.ts'
import type { Listener } from './emitter.ts'
import { addLegacyMethods } from './addLegacyMethods.ts'
import type { Provider } from './types.ts'

/**
 * Creates the provider that the dapp uses: `request` (EIP-1193), listeners (EIP-2700), the legacy calls, and
 * the properties of the persona such as `isMetaMask`.
 */
export const createProvider = (core: Core): Provider => {
  const { hub } = core
  const listen =
    (add: (event: string, listener: Listener) => void) => (event: string, listener: Listener) => {
      add(event, listener)
      return provider
    }
  let provider: Provider = {
    request: (args: unknown): Promise<unknown> => {
      // Chromium throws this error in a page after the extension was reloaded.
      if (core.vanished) throw new Error('Extension context invalidated.')
      return core.request(args)
    },
    on: listen(hub.on),
    once: listen(hub.once),
    addListener: listen(hub.on),
    off: listen(hub.off),
    removeListener: listen(hub.off),
    removeAllListeners: (event?: string) => {
      hub.clear(event)
      return provider
    },
    listeners: hub.listeners,
    listenerCount: (event: string) => hub.listeners(event).length,
    ...core.persona.flags,
  }
  addLegacyMethods(provider, core)
  for (const { provider: hook } of core.deviations) provider = hook?.(provider, core) ?? provider
  return provider
}
