import type { Persona } from '../wallet/persona.ts'
import { metamaskLate } from './metamaskLate.ts'
import { broke } from './metamaskSay.ts'

/** Lazily loaded methods of MetaMask 13.13.1. */
export const metamask1313Late: NonNullable<Persona['lazyMethods']> = {
  ...metamaskLate,
  // MM 43-watchAsset.
  wallet_watchAsset: (call, next, core) => {
    if (call.params === undefined)
      throw broke(core, "Cannot read properties of undefined (reading 'options')")
    return metamaskLate['wallet_watchAsset']?.(call, next, core)
  },
}
