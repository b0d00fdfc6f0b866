import type { Persona } from '../../src/wallet/core.ts'
import { alice } from '../scenario/accounts.ts'
import { openPersona, origin } from '../scenario/openPersona.ts'
import type { Side } from '../scenario/environment.ts'
import type { RainbowAnswer, RainbowChange, RainbowStart } from './types.ts'

/** Side that runs a persona instead of the real provider. */
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
        // The signer's own tests check the recovery. Here the answer must be available without loading code.
        recover: async () => alice,
      },
      state: {
        permissions: session ? { [origin]: [session.address] } : {},
        siteChains: session ? { [origin]: session.chainId } : {},
      },
    })
    queueMicrotask(wallet.internals.start)
    return environment
  },
})
