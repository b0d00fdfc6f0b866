import type { Persona } from '../wallet/engineAndPersonaTypes.ts'
import { icon } from './letterIcon.ts'

/**
 * Persona of an imaginary wallet that follows the standards exactly: EIP-1193, 1102, 2255, 695, 3326, 3085,
 * 6963, 747, 5792 and ERC-7846.
 */
export const standard: Persona = {
  id: 'standard',
  info: { name: 'Standard Wallet', rdns: 'dev.touchstone.standard', icon: icon('S', '#3b5bdb') },
  namespaces: ['ethereum'],
  policy: { revealsChains: false },
}
