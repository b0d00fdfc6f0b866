import { recordedBuildFor } from '@touchstone/harness/fidelity'
import type { AppWallet } from '../AppWallet.ts'
import { readMessage } from './readMessage.ts'

/** MetaMask in the checks of the app. */
export const app: AppWallet = {
  persona: 'metamask',
  personaOf: (version) => recordedBuildFor('metamask', version).persona,
  limitsChains: true,
  reportsNetwork: true,
  readMessage,
  returnEvent: 'METAMASK_EXTENSION_CONNECT_CAN_RETRY',
}
