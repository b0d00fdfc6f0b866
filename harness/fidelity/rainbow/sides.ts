import { handleProviderRequest, RainbowProvider } from '@rainbow-me/provider'
import type { Persona } from '../../src/wallet/engineAndPersonaTypes.ts'
import { toHex } from '../../src/wallet/hex.ts'
import { internalsOf } from '../../src/wallet/walletInternals.ts'
import type { PageProvider, Side } from '../scenario/comparisonSide.ts'
import { openPersona, origin } from '../scenario/openPersona.ts'
import { alice } from '../scenario/scenarioAccounts.ts'
import { createBackground } from './scriptedBackground.ts'
import type { Rainbow, RainbowPush } from './types.ts'

/**
 * Side with the real `@rainbow-me/provider`, its page provider and its request handler, and a scripted background
 * process.
 */
export const realRainbow: Side<Rainbow> = {
  open: (start, window) => {
    Object.assign(window, { location: { href: `${origin}/` } })
    let emit: (event: string, ...args: unknown[]) => void = () => undefined
    // Does what the inpage script of the extension does: a message of the background process becomes an event,
    // and `chainChanged` has its own handler.
    const deliver = (push: RainbowPush) =>
      push.event === 'chainChanged'
        ? void provider.handleChainChanged(toHex(push.chainId))
        : emit(push.event, push.data)
    const background = createBackground(start, deliver)
    const provider = new RainbowProvider({
      providerRequestTransport: background.ports.providerRequestTransport,
      onConstruct: (made) => {
        emit = made.emit
      },
    })
    void handleProviderRequest(background.ports)
    return {
      provider: provider as unknown as PageProvider,
      arm: background.arm,
      applyChange: ({ session, pushes }) => {
        if (session !== undefined) background.become(session)
        for (const push of pushes) deliver(push)
      },
      close: () => provider.removeAllListeners(),
    }
  },
}

export const personaSide = (persona: Persona): Side<Rainbow> => ({
  open: ({ session }) => {
    const { wallet, running } = openPersona({
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
    return running
  },
})
