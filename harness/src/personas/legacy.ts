import type { Persona } from '../wallet/persona.ts'
import { generic } from './generic.ts'
import { icon } from './icon.ts'

/**
 * A wallet from before EIP-1193 and EIP-6963: asked by `enable`, `send` and `sendAsync` alone, announced to
 * nobody. Events it has, as MetaMask had them then.
 */
export const legacy: Persona = {
  ...generic,
  id: 'legacy',
  info: { name: 'Legacy Wallet', rdns: 'dev.touchstone.legacy', icon: icon('L', '#868e96') },
  namespaces: ['ethereum'],
  // EIP-6963 is of 2023.
  announces: false,
  // EIP-1193, appendix "Legacy": `request` came last.
  provider: (provider) => {
    Reflect.deleteProperty(provider, 'request')
  },
  lacks: ['eip-6963', 'eip-2255', 'eip-747', 'eip-5792', 'eip-7846'],
}
