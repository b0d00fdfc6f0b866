import type { Persona } from '../wallet/engineAndPersonaTypes.ts'
import { generic } from './genericBehaviour.ts'
import { icon } from './letterIcon.ts'

/** Persona of a wallet from before EIP-1193, with `enable`, `send` and `sendAsync` instead of `request`. */
export const legacy: Persona = {
  ...generic,
  id: 'legacy',
  info: { name: 'Legacy Wallet', rdns: 'dev.touchstone.legacy', icon: icon('L', '#868e96') },
  namespaces: ['ethereum'],
  // Announcements exist only since EIP-6963 (2023).
  announces: false,
  // Removes `request`, which the legacy API lacks (EIP-1193, appendix "Legacy Provider API").
  provider: (provider) => {
    Reflect.deleteProperty(provider, 'request')
  },
  lacks: ['eip-6963', 'eip-2255', 'eip-747', 'eip-5792', 'eip-7846'],
}
