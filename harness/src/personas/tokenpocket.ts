import type { Persona } from '../wallet/engineAndPersonaTypes.ts'
import { generic, genericLacks } from './genericBehaviour.ts'
import { icon } from './letterIcon.ts'

/** Persona of TokenPocket, whose source is closed. Its identity, namespaces and flag are known. */
export const tokenpocket: Persona = {
  ...generic,
  id: 'tokenpocket',
  // Source of the rdns: `tokenPocketWallet` in RainbowKit 2.2.11.
  info: { name: 'TokenPocket', rdns: 'pro.tokenpocket', icon: icon('T', '#2980fe') },
  // Public source code of dapps names `tokenpocket.ethereum`. RainbowKit looks for the flag on `ethereum`.
  namespaces: ['tokenpocket.ethereum', 'ethereum'],
  flags: { isTokenPocket: true },
  lacks: genericLacks,
}
