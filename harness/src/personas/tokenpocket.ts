import type { Persona } from '../wallet/core.ts'
import { generic, genericLacks } from './generic.ts'
import { icon } from './icon.ts'

/** TokenPocket. Closed source: identity, namespace and flag are known, the rest is generic. */
export const tokenpocket: Persona = {
  ...generic,
  id: 'tokenpocket',
  // RainbowKit 2.2.11, tokenPocketWallet: rdns.
  info: { name: 'TokenPocket', rdns: 'pro.tokenpocket', icon: icon('T', '#2980fe') },
  // Public dapp sources name `tokenpocket.ethereum`; RainbowKit looks for the flag on `ethereum`.
  namespaces: ['tokenpocket.ethereum', 'ethereum'],
  flags: { isTokenPocket: true },
  lacks: genericLacks,
}
