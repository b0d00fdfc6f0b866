import { EventEmitter } from 'node:events'
import type { Client, Namespace, SessionRecord } from '../walletconnect/session/SdkClient.ts'
import { a } from './createFakeWallet.ts'

type Proposed = { pairingTopic: string; optionalNamespaces: Record<string, Namespace> }

/** Creates a WalletConnect client without a relay. The test acts as the phone. */
export function createFakeWalletConnectClient() {
  const events = new EventEmitter()
  const relayEvents = new EventEmitter()
  const sessions = new Map<string, SessionRecord>()
  const waiting: (Proposed & PromiseWithResolvers<SessionRecord> & { id: number })[] = []
  const log: string[] = []
  const script = {
    uri: undefined as string | undefined,
    relay: (): Promise<unknown> => Promise.resolve(),
    request: (_: { method: string; params: unknown }): unknown => null,
  }
  let made = 0
  let connected = false

  const client: Client = {
    core: {
      crypto: { setSymKey: async () => (++made).toString(16).padStart(64, '0') },
      expirer: {
        set: (topic, at) => void (at === 0 && log.push(`forget ${Number(`0x${topic}`)}`)),
      },
      pairing: {
        pairings: { set: async () => {} },
        formatUriFromPairing: ({ topic, expiry }) =>
          script.uri ??
          `wc:${topic}@2?expiryTimestamp=${expiry}&relay-protocol=irn&symKey=${'0'.repeat(64)}`,
      },
      relayer: {
        get connected() {
          return connected
        },
        async subscribe() {
          log.push('relay')
          await script.relay()
          connected = true
        },
        async transportOpen() {
          log.push('reopen')
        },
        on: (event, listener) => void relayEvents.on(event, listener),
      },
    },
    proposal: {
      getAll: () => waiting,
      async delete(id) {
        log.push(`unpropose ${id}`)
      },
    },
    session: {
      getAll: () => [...sessions.values()],
      async delete(topic) {
        log.push(`delete ${topic}`)
        sessions.delete(topic)
      },
    },
    events: {
      emit(event, payload) {
        const { id } = payload as { id: number }
        const one = waiting.find((proposal) => proposal.id === id)
        if (event === 'proposal_expire') one?.reject({ code: 0, message: 'Proposal expired' })
      },
    },
    async connect(proposed) {
      const proposal = {
        ...proposed,
        ...Promise.withResolvers<SessionRecord>(),
        id: waiting.length,
      }
      proposal.promise.catch(() => {})
      waiting.push(proposal)
      return { approval: () => proposal.promise }
    },
    async disconnect({ topic }) {
      log.push(`disconnect ${topic}`)
      await script.relay()
      sessions.delete(topic)
    },
    async request({ chainId, request }) {
      log.push(`${request.method} ${chainId}`)
      return script.request(request)
    },
    on: (event, listener) => void events.on(event, listener),
  }
  const record = (more: Partial<SessionRecord> = {}): SessionRecord => ({
    topic: `s${sessions.size}`,
    expiry: Math.floor(Date.now() / 1000) + 604_800,
    namespaces: {
      eip155: {
        accounts: [`eip155:56:${a}`, `eip155:1:${a}`],
        methods: ['personal_sign', 'wallet_switchEthereumChain', 'wallet_addEthereumChain'],
        events: [],
      },
    },
    peer: { metadata: { name: 'A phone' } },
    ...more,
  })

  return {
    client,
    script,
    log,
    sessions,
    record,
    proposals: () => waiting,
    /** Approves the newest proposal, or the one at `index`. */
    approve(more?: Partial<SessionRecord>, index = waiting.length - 1) {
      const session = record(more)
      sessions.set(session.topic, session)
      waiting[index]?.resolve(session)
      return session
    },
    refuse: (error: unknown) => waiting.at(-1)?.reject(error),
    emit: (event: string, payload: unknown) => void events.emit(event, payload),
    /** Emits an event of the first session's wallet. */
    emitSessionEvent: (name: string, data: unknown) =>
      void events.emit('session_event', {
        topic: 's0',
        params: { event: { name, data }, chainId: 'eip155:1' },
      }),
    /** Emits the error that the SDK emits when the relay closes the socket and the SDK does not open it again. */
    emitRelayError: (error: Error) => void relayEvents.emit('relayer_error', error),
    relay(up: boolean) {
      connected = up
      relayEvents.emit(`relayer_${up ? 'connect' : 'disconnect'}`)
    },
  }
}
