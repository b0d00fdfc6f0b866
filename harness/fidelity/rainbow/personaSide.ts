import type { Persona } from '../../src/wallet/engineAndPersonaTypes.ts'
import { alice } from '../scenario/scenarioAccounts.ts'
import { openPersona, origin } from '../scenario/openPersona.ts'
import type { Side } from '../scenario/comparisonSide.ts'
import type { RainbowAnswer, RainbowChange, RainbowStart } from './types.ts'
import { internalsOf } from '../../src/wallet/walletInternals.ts'

/**
 * Returns the side of the comparison that runs a persona. `realRainbow` is the other side, with the real
 * provider.
 */
export const personaSide = (
  persona: Persona,
): Side<RainbowStart, RainbowAnswer, RainbowChange> => ({
  open: (start, window) => {
    const session = start?.session
    const { wallet, environment } = openPersona(window, {
      persona,
      rpc: async () => ({ error: { code: -32601, message: 'no such method' } }),
      signer: {
        message: async () => '0x5167',
        typedData: async () => '0x5167',
        transaction: async () => '0x5167',
        // Returns a constant, because the real signer would load code first. The tests of the signer check the
        // recovery.
        recover: async () => alice,
      },
      state: {
        permissions: session ? { [origin]: [session.address] } : {},
        siteChains: session ? { [origin]: session.chainId } : {},
      },
    })
    queueMicrotask(internalsOf(wallet).start)
    return environment
  },
})
