import type { AppWallet } from '../AppWallet.ts'
import { readMessage } from './readMessage.ts'

/** Rabby in the checks of the app. */
export const app: AppWallet = {
  persona: 'rabby',
  limitsChains: false,
  reportsNetwork: false,
  readMessage,
}
