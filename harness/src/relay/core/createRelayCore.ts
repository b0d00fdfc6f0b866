import { readClientId } from './readClientId.ts'
import { type Id, parseFrame } from './parseFrame.ts'
import { createMailbox, type KeptMessage } from './createMailbox.ts'
import { type MethodContext, relayMethods } from './relayMethods.ts'

/** A socket of any transport: a server, a mock or a page. */
export type Socket = {
  send(text: string): void
  close(code: number, reason: string): void
}

/** The relay's end of a socket. */
export type RelayConnection = {
  receive(text: string): void
  /** Tells the relay that the socket has closed. A new subscription gets the unacknowledged messages again. */
  closed(): void
}

/** Record of a client's call. It has no content, because the messages are encrypted. */
export type RelayCall = { client: string; method: string; topics: string[]; tag?: number }

/** A WalletConnect relay, with controls that make it fail. */
export type Relay = {
  /** Cuts every connection, and refuses new ones until `up`. Keeps all messages. */
  down(): void
  up(): void
  /**
   * Closes every connection with this code, for example 4008 (the client is stale). After code 3000 the SDK reconnects
   * only with its next request.
   */
  closeWith(code: number, reason?: string): void
  /** Calls of clients, in order. */
  calls(): RelayCall[]
  /** Number of messages that were pushed but not acknowledged yet. */
  onTheWay(): number
}

export type RelayCore = Relay & {
  /** Connects a client with the address that it requested, including the query. */
  open(address: string, socket: Socket): RelayConnection
}

type Client = {
  client: string
  socket: Socket
  topics: Set<string>
  pushed: Map<Id, KeptMessage>
}

/** Creates a relay of WalletConnect 2 without a transport: topics, a mailbox, pushes. */
export const createRelayCore = ({ now = Date.now }: { now?: () => number } = {}): RelayCore => {
  const mailbox = createMailbox(now)
  const clients = new Set<Client>()
  const calls: RelayCall[] = []
  let pushes = 0
  let isDown = false

  const push = (member: Client, stored: KeptMessage) => {
    const id = ++pushes
    member.pushed.set(id, stored)
    const { topic, message, tag, publishedAt, attestation } = stored
    const data = { topic, message, tag, publishedAt, ...(attestation ? { attestation } : {}) }
    const params = { id: subscription(member, topic), data }
    member.socket.send(JSON.stringify({ id, jsonrpc: '2.0', method: 'irn_subscription', params }))
  }

  const call = (member: Client, id: Id, method: string, params: unknown) => {
    const respond = (body: object) =>
      member.socket.send(JSON.stringify({ id, jsonrpc: '2.0', ...body }))
    const run = Object.hasOwn(relayMethods, method) ? relayMethods[method] : undefined
    if (!run) return respond({ error: { code: -32601, message: `The relay has no ${method}.` } })
    // Pushes that the call causes. They follow its answer.
    const after: (() => void)[] = []
    const answer = run(params, contextOf(member, after))
    if ('wrong' in answer) return respond({ error: { code: -32602, message: answer.wrong } })
    calls.push({ client: member.client, method, ...summary(params) })
    respond(answer)
    for (const later of after) later()
  }

  const contextOf = (member: Client, after: (() => void)[]): MethodContext => ({
    publish: (stored, ttl) => {
      const kept = mailbox.put({ ...stored, publishedAt: now() }, ttl, member.client)
      after.push(() => {
        for (const other of clients)
          if (other.client !== member.client && other.topics.has(stored.topic)) push(other, kept)
      })
    },
    subscribe: (topic) => {
      member.topics.add(topic)
      after.push(() => {
        const pushed = new Set(member.pushed.values())
        for (const stored of mailbox.unread(topic, member.client))
          if (!pushed.has(stored)) push(member, stored)
      })
      return subscription(member, topic)
    },
    unsubscribe: (topic) => {
      member.topics.delete(topic)
    },
    fetch: (topic) => {
      const unread = mailbox.unread(topic, member.client)
      for (const { known } of unread) known.add(member.client)
      return unread.map(({ topic, message, tag, publishedAt }) => ({
        topic,
        message,
        tag,
        publishedAt,
      }))
    },
  })

  const closeWith = (code: number, reason = '') => {
    for (const { socket } of clients) socket.close(code, reason)
    clients.clear()
  }

  return {
    open: (address, socket) => {
      const authentication = readClientId(address)
      if (isDown) return refuseSocket(socket, ...restarting)
      if ('refused' in authentication) return refuseSocket(socket, 3000, authentication.refused)
      const member: Client = { ...authentication, socket, topics: new Set(), pushed: new Map() }
      clients.add(member)
      return {
        receive: (text) => {
          if (!clients.has(member)) return
          const frame = parseFrame(text)
          if (frame.kind === 'call') return call(member, frame.id, frame.method, frame.params)
          if (frame.kind === 'invalid') return socket.close(4010, 'Not a JSON-RPC frame.')
          member.pushed.get(frame.id)?.known.add(member.client)
          member.pushed.delete(frame.id)
        },
        closed: () => {
          clients.delete(member)
        },
      }
    },
    closeWith,
    down: () => {
      isDown = true
      closeWith(...restarting)
    },
    up: () => {
      isDown = false
    },
    calls: () => [...calls],
    onTheWay: () => [...clients].reduce((sum, { pushed }) => sum + pushed.size, 0),
  }
}

function refuseSocket(socket: Socket, code: number, reason: string): RelayConnection {
  socket.close(code, reason)
  return { receive: () => {}, closed: () => {} }
}

// Close code 1012 means "Service Restart" in the registry of RFC 6455.
const restarting = [1012, 'The relay is down.'] as const

/** Returns the id of a subscription, which clients compute themselves. */
const subscription = ({ client }: Client, topic: string): string => `${client}/${topic}`

function summary(params: unknown): { topics: string[]; tag?: number } {
  const { topic, topics, pairingTopic, sessionTopic, tag } = params as Record<string, unknown>
  const named = [topic, topics, pairingTopic, sessionTopic].flat()
  return {
    topics: named.filter((one) => typeof one === 'string'),
    ...(typeof tag === 'number' ? { tag } : {}),
  }
}
