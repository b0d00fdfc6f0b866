import type { Persona } from '../wallet/engineAndPersonaTypes.ts'
import { generic, genericLacks } from './genericBehaviour.ts'
import { icon } from './letterIcon.ts'

/** Persona of Gate Wallet, whose source is closed. Its identity, namespace and flag are known. */
export const gate: Persona = {
  ...generic,
  id: 'gate',
  // Source of the rdns: `gateWallet` in RainbowKit 2.2.11.
  info: { name: 'Gate Wallet', rdns: 'io.gate.wallet', icon: icon('G', '#2354e6') },
  // Source of the namespace: `gateWallet` in RainbowKit 2.2.11.
  namespaces: ['gatewallet'],
  // Source of the flag: public source code of dapps. The vendor has not confirmed it.
  flags: { isGateWallet: true },
  lacks: genericLacks,
}
