import { recordedBuildFor } from '@touchstone/harness/fidelity'
import type { AppWallet } from '../AppWallet.ts'
import { readMessage } from './readMessage.ts'

/** Facts about MetaMask that the app suite needs. */
export const app: AppWallet = {
  persona: 'metamask',
  personaOf: (version) => recordedBuildFor('metamask', version).persona,
  limitsChains: true,
  reportsNetwork: true,
  readMessage,
  returnEvent: 'METAMASK_EXTENSION_CONNECT_CAN_RETRY',
}
