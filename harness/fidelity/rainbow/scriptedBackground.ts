import type { handleProviderRequest } from '@rainbow-me/provider'
import { toHex } from '../../src/wallet/hex.ts'
import { origin } from '../scenario/openPersona.ts'
import type { RainbowAnswer, RainbowPush, RainbowSession, RainbowStart } from './types.ts'

type Ports = Parameters<typeof handleProviderRequest>[0]
type Respond = Parameters<Ports['providerRequestTransport']['reply']>[0]

const symbols: Record<number, string> = { 1: 'ETH', 56: 'BNB' }

/** Creates scripted sessions, prompts and chains of Rainbow's background process, for its real request handler. */
export function createBackground(start: RainbowStart, deliver: (push: RainbowPush) => void) {
  const answers: RainbowAnswer[] = []
  let session: RainbowSession | null = start.session ?? null
  let respond: Respond | undefined

  const transport: Ports['providerRequestTransport'] = {
    send: async (payload, { id }) => {
      if (!respond) throw new Error('The handler does not listen yet.')
      return respond(payload, { id, topic: 'providerRequest', sender: { url: `${origin}/` } })
    },
    reply: async (callback) => {
      respond = callback
    },
  }

  const prompt: Ports['messengerProviderRequest'] = async () => {
    const { user, session: next } = answers.shift() ?? { user: 'rejects' as const }
    if (user === 'rejects') throw new Error('User rejected the request.')
    // Rainbow's prompts for `wallet_addEthereumChain` and `wallet_watchAsset` return nothing instead of throwing.
    if (user === 'declines') return undefined as unknown as object
    if (next) connect(next)
    return user.approves as object
  }

  /** Starts a session. Rainbow sends `accountsChanged` first, then `connect` (state/sessions.ts). */
  const connect = (next: RainbowSession) => {
    session = next
    deliver({ event: 'accountsChanged', data: [next.address] })
    deliver({ event: 'connect', data: { ...next, chainId: toHex(next.chainId) } })
  }

  return {
    arm: (answer: RainbowAnswer) => answers.push(answer),
    become: (next: RainbowSession | null) => {
      session = next
    },
    ports: {
      providerRequestTransport: transport,
      getFeatureFlags: () => ({ custom_rpc: true }),
      checkRateLimit: async () => undefined,
      isSupportedChain: (chainId) => chainId in symbols,
      getActiveSession: () => session,
      removeAppSession: () => {
        session = null
        deliver({ event: 'accountsChanged', data: [] })
        deliver({ event: 'disconnect', data: [] })
      },
      getChainNativeCurrency: (id) => ({ name: '', symbol: symbols[id] ?? '', decimals: 18 }),
      // Replaces an ethers provider. The scenarios use it only for methods that no node supports.
      getProvider: () => ({ send: () => Promise.reject(new Error('no such method')) }) as never,
      messengerProviderRequest: prompt,
      onAddEthereumChain: ({ proposedChain }) => ({
        chainAlreadyAdded: Number(proposedChain.chainId) in symbols,
      }),
      onSwitchEthereumChainNotSupported: () => undefined,
      onSwitchEthereumChainSupported: ({ proposedChain }) => {
        const chainId = Number(proposedChain.chainId)
        if (!session || session.chainId === chainId) return
        session = { ...session, chainId }
        deliver({ event: 'chainChanged', chainId })
      },
    } satisfies Ports,
  }
}
