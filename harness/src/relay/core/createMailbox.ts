/** A message that was published in a topic. */
export type StoredMessage = {
  topic: string
  message: string
  tag: number
  publishedAt: number
  attestation?: string | undefined
}

export type KeptMessage = StoredMessage & {
  until: number
  /** Clients that sent, fetched or acknowledged the message. */
  known: Set<string>
}

/** Creates a store of published messages by topic. It drops expired messages. */
export const createMailbox = (now: () => number) => {
  const topics = new Map<string, KeptMessage[]>()

  const unexpired = (topic: string) => {
    const kept = (topics.get(topic) ?? []).filter(({ until }) => until > now())
    topics.set(topic, kept)
    return kept
  }

  return {
    /** Stores a message for `ttl` seconds. */
    put: (stored: StoredMessage, ttl: number, sender: string): KeptMessage => {
      const kept = { ...stored, until: now() + ttl * 1000, known: new Set([sender]) }
      unexpired(stored.topic).push(kept)
      return kept
    },
    /** Returns the messages that this client has not sent, fetched or acknowledged, oldest first. */
    unread: (topic: string, client: string) =>
      unexpired(topic).filter(({ known }) => !known.has(client)),
  }
}
