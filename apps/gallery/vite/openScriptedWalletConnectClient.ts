import type { Client, SessionRecord } from '@touchstone/connect/walletconnect/client'
import { accounts } from '../src/environment/metaMaskScript.ts'

/** Opens a client with a scripted relay and phone in place of WalletConnect's. No phone can pair with its QR code. */
export async function openClient(): Promise<Client> {
  const { relay, phone } = globalThis.touchstoneGallery?.pairing ?? {}
  const sessions: SessionRecord[] = []
  let connected = false
  const errorListeners: ((error: Error) => void)[] = []
  const close = (why: string) => {
    const message = `WebSocket connection closed abnormally with code: 3000 (${why})`
    for (const listener of errorListeners) listener(new Error(message))
  }
  return {
    core: {
      crypto: { setSymKey: async () => 'ab'.repeat(32) },
      expirer: { set: () => undefined },
      pairing: { pairings: { set: async () => undefined }, formatUriFromPairing: () => address },
      relayer: {
        get connected() {
          return connected
        },
        async subscribe() {
          if (relay === 'refuses') close('Unauthorized: origin not allowed')
          if (relay === 'clock') close('JWT validation error: JWT Token is not yet valid')
          if (relay !== undefined) await never
          connected = true
        },
        transportOpen: () => never,
        on: (_event, listener) => void errorListeners.push(listener),
      },
    },
    proposal: { getAll: () => [], delete: async () => undefined },
    session: { getAll: () => sessions, delete: async () => undefined },
    events: { emit: () => undefined },
    async connect() {
      return {
        async approval() {
          if (phone === undefined) return never
          if (typeof phone === 'object') throw phone.error
          const session = sessionOn(phone === 'approves' ? [56, 1] : [1])
          sessions.push(session)
          return session
        },
      }
    },
    disconnect: async () => undefined,
    request: () => never,
    on: () => undefined,
  }
}

const never = new Promise<never>(() => undefined)

const address = `wc:${'ab'.repeat(32)}@2?expiryTimestamp=4102444800&relay-protocol=irn&symKey=${'cd'.repeat(32)}`

const sessionOn = (chains: readonly number[]): SessionRecord => ({
  topic: 'ef'.repeat(32),
  expiry: 4102444800,
  namespaces: {
    eip155: {
      accounts: chains.map((chain) => `eip155:${chain}:${accounts[0]}`),
      methods: ['personal_sign', 'eth_sendTransaction', 'wallet_switchEthereumChain'],
      events: ['accountsChanged', 'chainChanged'],
    },
  },
  peer: { metadata: { name: 'A phone' } },
})
