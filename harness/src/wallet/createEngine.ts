import { addLegacyMethods } from './addLegacyMethods.ts'
import { createActPerformer } from './createActPerformer.ts'
import { createAnnouncer, type Target } from './createAnnouncer.ts'
import { createCore } from './createCore.ts'
import { createRequestHandler } from './createRequestHandler.ts'
import type { Listener } from './emitter.ts'
import type { Core, Methods, WalletOptions } from './engineAndPersonaTypes.ts'
import { injectProviderAndGlobals } from './injectProviderAndGlobals.ts'
import { createRules } from './rules.ts'
import type { Provider } from './types.ts'

/**
 * Creates a wallet without the API for tests (see `Wallet`). `methods` finds the implementation of a JSON-RPC method,
 * whose code may load on first use.
 */
export const createEngine = (options: WalletOptions, methods: Methods) => {
  const core = createCore(options, methods)
  const { id, persona } = core
  const rules = createRules(id, options.strict)
  const { request, resume } = createRequestHandler(core, rules, () => options.ready)
  core.request = request
  const provider = createProvider(core)
  const { info, announce } = createAnnouncer(core, provider, options.uuid)
  const removals = new Set<() => void>()
  let started = false

  /** Sends `connect` if the wallet is connected. Further calls have no effect. */
  const start = () => {
    if (started) return
    started = true
    core.notifier.start()
  }

  return {
    id,
    info,
    provider,
    core,
    rules,
    act: createActPerformer(core),
    announce: (target: Target, window: object = target) => {
      const removeProvider = injectProviderAndGlobals(window, persona, provider, options.ethereum)
      const stopAnnouncing = persona.announces === false ? () => {} : announce(target)
      void (options.ready ?? Promise.resolve()).then(start)
      const remove = () => {
        stopAnnouncing()
        removeProvider()
        removals.delete(remove)
      }
      removals.add(remove)
      return remove
    },
    start,
    resume,
    close: () => {
      for (const remove of removals) remove()
      for (const end of core.ends) end()
      core.hub.clear()
    },
  }
}

/** Creates the provider: `request` (EIP-1193), listeners (EIP-2700), legacy calls, and properties of the persona. */
const createProvider = (core: Core): Provider => {
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
