import type { AppWallet } from '../AppWallet.ts'
import { readMessage } from './readMessage.ts'

/** Facts about Rabby that the app suite needs. */
export const app: AppWallet = {
  persona: 'rabby',
  limitsChains: false,
  reportsNetwork: false,
  readMessage,
}
