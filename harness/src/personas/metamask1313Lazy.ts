import type { Persona } from '../wallet/core.ts'
import { failUnexpectedly, metamaskLazy } from './metamaskLazy.ts'

/** Hooks of MetaMask 13.13.1 for the JSON-RPC methods that a page loads on first use. */
export const metamask1313Lazy: NonNullable<Persona['lazyMethods']> = {
  ...metamaskLazy,
  // Without params, the handler of the wallet throws a TypeError: recording 43-watchAsset.
  wallet_watchAsset: (call, next, core) => {
    if (call.params === undefined)
      throw failUnexpectedly(core, "Cannot read properties of undefined (reading 'options')")
    return metamaskLazy['wallet_watchAsset']?.(call, next, core)
  },
}
