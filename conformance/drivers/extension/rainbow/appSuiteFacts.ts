import type { AppSuiteFacts } from '../AppSuiteFacts.ts'
import { readProviderMessage } from './readProviderMessage.ts'

/** Facts about Rainbow that the app suite needs. */
export const appSuiteFacts: AppSuiteFacts = {
  persona: 'rainbow',
  reportsNetwork: false,
  notifiesFrontTabOnly: true,
  readProviderMessage,
}
