/** A message that was published in a topic. */
export type StoredMessage = {
  topic: string
  message: string
  tag: number
  publishedAt: number
  attestation?: string | undefined
}

type Kept = StoredMessage & {
  until: number
  /** Clients that sent the message or have received it. */ known: Set<string>
}

/** Published messages that have not expired, by topic. */
export type Mailbox = {
  /** Stores a message for `ttl` seconds. */
  put(letter: StoredMessage, ttl: number, sender: string): StoredMessage
  /** Returns the messages that this client did not send and has not acknowledged, oldest first. */
  unread(topic: string, client: string): StoredMessage[]
  read(letter: StoredMessage, client: string): void
}

export const createMailbox = (now: () => number): Mailbox => {
  const topics = new Map<string, Kept[]>()

  const fresh = (topic: string) => {
    const kept = (topics.get(topic) ?? []).filter(({ until }) => until > now())
    topics.set(topic, kept)
    return kept
  }

  return {
    put: (letter, ttl, sender) => {
      const kept = { ...letter, until: now() + ttl * 1000, known: new Set([sender]) }
      fresh(letter.topic).push(kept)
      return kept
    },
    unread: (topic, client) => fresh(topic).filter(({ known }) => !known.has(client)),
    read: (letter, client) => {
      const kept = topics.get(letter.topic)?.find((one) => one === letter)
      kept?.known.add(client)
    },
  }
}
