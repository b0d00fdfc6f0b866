/** A message that was published in a topic. */
export type StoredMessage = {
  topic: string
  message: string
  tag: number
  publishedAt: number
  attestation?: string | undefined
}

type Kept = StoredMessage & {
  /** Time in ms at which the message expires. */
  until: number
  /** Clients that sent, fetched or acknowledged the message. */
  known: Set<string>
}

/** Published messages that have not expired, by topic. */
export type Mailbox = {
  /** Stores a message for `ttl` seconds. */
  put(stored: StoredMessage, ttl: number, sender: string): StoredMessage
  /** Returns the messages that this client has not sent, fetched or acknowledged, oldest first. */
  unread(topic: string, client: string): StoredMessage[]
  read(stored: StoredMessage, client: string): void
}

export const createMailbox = (now: () => number): Mailbox => {
  const topics = new Map<string, Kept[]>()

  const unexpired = (topic: string) => {
    const kept = (topics.get(topic) ?? []).filter(({ until }) => until > now())
    topics.set(topic, kept)
    return kept
  }

  return {
    put: (stored, ttl, sender) => {
      const kept = { ...stored, until: now() + ttl * 1000, known: new Set([sender]) }
      unexpired(stored.topic).push(kept)
      return kept
    },
    unread: (topic, client) => unexpired(topic).filter(({ known }) => !known.has(client)),
    read: (stored, client) => {
      const kept = topics.get(stored.topic)?.find((one) => one === stored)
      kept?.known.add(client)
    },
  }
}
