import { classify } from '../classify/classify.ts'
import { readProperty } from '../normalise/readProperty.ts'
import type { ObservedProvider, Provider } from '../discovery/Provider.ts'
import { sendRequest } from './sendRequest.ts'

/**
 * Wraps a provider. Calls `onFailure` when the error of a request shows that the wallet is gone, or that the site may
 * not use it (code 4100, or a locked wallet).
 */
export function observeProvider(
  provider: Provider,
  onFailure: (why: 'gone' | 'unauthorised') => void,
): ObservedProvider {
  return {
    async request(args) {
      const answer = await sendRequest(provider, args)
      if (answer.ok) return answer.value
      const { error } = answer
      if (answer.gone) onFailure('gone')
      else if (
        readProperty(error, 'code') === 4100 ||
        classify(error, { during: 'send' }) === 'locked'
      )
        onFailure('unauthorised')
      throw error
    },
    on: (event, listener) => provider.on?.(event, listener),
    removeListener: (event, listener) => provider.removeListener?.(event, listener),
  }
}
