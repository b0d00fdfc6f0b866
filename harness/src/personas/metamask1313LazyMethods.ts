import type { Persona } from '../wallet/engineAndPersonaTypes.ts'
import { failUnexpectedly, metamaskLazyMethods } from './metamaskLazyMethods.ts'

/** Hooks of MetaMask 13.13.1 for the JSON-RPC methods that a page loads on first use. */
export const metamask1313LazyMethods: NonNullable<Persona['lazyMethods']> = {
  ...metamaskLazyMethods,
  // Without params, the handler of the wallet throws a TypeError: recording 43-watchAsset.
  wallet_watchAsset: (call, next, core) => {
    if (call.params === undefined)
      throw failUnexpectedly(core, "Cannot read properties of undefined (reading 'options')")
    return metamaskLazyMethods['wallet_watchAsset']?.(call, next, core)
  },
}
