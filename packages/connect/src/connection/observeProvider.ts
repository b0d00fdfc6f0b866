import { classify } from '../classify/classify.ts'
import type { ObservedProvider, Provider } from '../discovery/Provider.ts'
import { readProperty } from '../normalise/readProperty.ts'
import { sendRequest } from './sendRequest.ts'

/** Wraps a provider. Calls `onFailure` if the error of a request says that the wallet is gone or unauthorised. */
export function observeProvider(
  provider: Provider,
  onFailure: (why: 'gone' | 'unauthorised', provider: Provider) => void,
): ObservedProvider {
  return {
    async request(args) {
      const answer = await sendRequest(provider, args)
      if (answer.ok) return answer.value
      const { error } = answer
      if (answer.gone) onFailure('gone', provider)
      else if (readProperty(error, 'code') === 4100 || classify(error) === 'locked')
        onFailure('unauthorised', provider)
      throw error
    },
    on: (event, listener) => provider.on?.(event, listener),
    removeListener: (event, listener) => provider.removeListener?.(event, listener),
  }
}
