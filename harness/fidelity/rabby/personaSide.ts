import type { Persona } from '../../src/wallet/engineAndPersonaTypes.ts'
import { openPersona, origin } from '../scenario/openPersona.ts'
import type { Side } from '../scenario/comparisonSide.ts'
import type { RabbyAnswer, RabbyChange, RabbyStart } from './types.ts'

/**
 * Returns the side of the comparison that runs a persona. `realRabby` is the other side, with the real
 * provider.
 */
export const personaSide = (persona: Persona): Side<RabbyStart, RabbyAnswer, RabbyChange> => ({
  open: (start, window) => {
    const { permitted = [], chainId } = start?.wallet ?? {}
    const { wallet, environment } = openPersona(window, {
      persona,
      rpc: async () => ({ result: true }),
      state: {
        permissions: permitted.length > 0 ? { [origin]: permitted } : {},
        siteChains: chainId === undefined ? {} : { [origin]: chainId },
      },
    })
    wallet.announce(window as never)
    return environment
  },
})
