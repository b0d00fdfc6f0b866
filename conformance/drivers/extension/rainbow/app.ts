import type { AppWallet } from '../AppWallet.ts'
import { readMessage } from './readMessage.ts'

/** Rainbow in the checks of the app. */
export const app: AppWallet = {
  persona: 'rainbow',
  limitsChains: false,
  reportsNetwork: false,
  notifiesFrontTabOnly: true,
  readMessage,
}
