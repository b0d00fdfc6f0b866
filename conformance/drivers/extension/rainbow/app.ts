import type { AppWallet } from '../AppWallet.ts'
import { readMessage } from './readMessage.ts'

/** Facts about Rainbow that the app suite needs. */
export const app: AppWallet = {
  persona: 'rainbow',
  limitsChains: false,
  reportsNetwork: false,
  notifiesFrontTabOnly: true,
  readMessage,
}
