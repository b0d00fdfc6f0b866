import type { Persona } from '../wallet/core.ts'
import { generic, genericLacks } from './generic.ts'
import { icon } from './icon.ts'

/** Gate Wallet. Closed source: identity, namespace and flag are known, the rest is generic. */
export const gate: Persona = {
  ...generic,
  id: 'gate',
  // RainbowKit 2.2.11, gateWallet: rdns.
  info: { name: 'Gate Wallet', rdns: 'io.gate.wallet', icon: icon('G', '#2354e6') },
  // RainbowKit 2.2.11, gateWallet: namespace.
  namespaces: ['gatewallet'],
  // Public dapp sources; not confirmed by the vendor.
  flags: { isGateWallet: true },
  lacks: genericLacks,
}
