import type { Persona } from '../wallet/core.ts'
import { metamaskLazy } from './metamaskLazy.ts'
import { broke } from './metamaskErrors.ts'

/** Lazily loaded methods of MetaMask 13.13.1. */
export const metamask1313Lazy: NonNullable<Persona['lazyMethods']> = {
  ...metamaskLazy,
  // MM 43-watchAsset.
  wallet_watchAsset: (call, next, core) => {
    if (call.params === undefined)
      throw broke(core, "Cannot read properties of undefined (reading 'options')")
    return metamaskLazy['wallet_watchAsset']?.(call, next, core)
  },
}
