import type { AppSuiteFacts } from '../AppSuiteFacts.ts'
import { readProviderMessage } from './readProviderMessage.ts'

/** Facts about Rabby that the app suite needs. */
export const appSuiteFacts: AppSuiteFacts = {
  persona: 'rabby',
  reportsNetwork: false,
  readProviderMessage,
}
