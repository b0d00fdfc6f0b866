import type { AppSuiteFacts } from '../AppSuiteFacts.ts'
import { readProviderMessage } from './readProviderMessage.ts'

/** Facts about MetaMask that the app suite needs. */
export const appSuiteFacts: AppSuiteFacts = {
  persona: 'metamask',
  reportsNetwork: true,
  readProviderMessage,
  returnEvent: 'METAMASK_EXTENSION_CONNECT_CAN_RETRY',
}
