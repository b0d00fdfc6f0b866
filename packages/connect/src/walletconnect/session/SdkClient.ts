/** Part of the SDK client that the connection uses, so that tests can replace it. */
export type Client = {
  core: {
    crypto: { setSymKey(key: string): Promise<string> }
    expirer: { set(key: string, seconds: number): void }
    pairing: {
      pairings: { set(topic: string, pairing: PairingRecord): Promise<void> }
      formatUriFromPairing(pairing: PairingRecord): string
    }
    relayer: {
      readonly connected: boolean
      subscribe(topic: string, options: { internal: { skipSubscribe: boolean } }): Promise<unknown>
      transportOpen(): Promise<void>
      on(event: string, listener: (payload?: unknown) => void): void
    }
  }
  proposal: {
    getAll(): readonly { id: number; pairingTopic: string }[]
    delete(id: number, reason: Reason): Promise<void>
  }
  session: {
    getAll(): readonly SessionRecord[]
    delete(topic: string, reason: Reason): Promise<void>
  }
  events: { emit(event: string, payload: unknown): void }
  connect(proposal: {
    pairingTopic: string
    optionalNamespaces: Record<string, Namespace>
  }): Promise<{ approval(): Promise<SessionRecord> }>
  disconnect(end: { topic: string; reason: Reason }): Promise<void>
  request(call: {
    topic: string
    chainId: string
    request: { method: string; params: unknown }
  }): Promise<unknown>
  on(event: string, listener: (payload: unknown) => void): void
}

/** Chains (CAIP-2 ids), methods and events that a session covers. */
export type Namespace = { chains?: string[]; methods: string[]; events: string[] }

/** Pairing of the SDK. `expiry` is in seconds since 1970. */
export type PairingRecord = {
  topic: string
  expiry: number
  active: boolean
  relay: { protocol: string }
}

/** Session of the SDK. `expiry` is in seconds since 1970. */
export type SessionRecord = {
  topic: string
  expiry: number
  namespaces: Record<string, Namespace & { accounts: string[] }>
  peer: { metadata: { name: string } }
}

/** Reason for the end of a session: a code and a message of the WalletConnect specification. */
type Reason = { code: number; message: string }

/** Reason of a session that the user ended (code 6000 of the WalletConnect specification). */
export const userDisconnected: Reason = { code: 6000, message: 'User disconnected.' }
