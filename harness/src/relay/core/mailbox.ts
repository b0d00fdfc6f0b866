/** One message, as it lies in its topic. */
export type Letter = {
  topic: string
  message: string
  tag: number
  publishedAt: number
  attestation?: string | undefined
}

type Kept = Letter & { until: number; /** Clients that sent it, or have it. */ known: Set<string> }

/** What was published and is not yet out of date, by topic. */
export type Mailbox = {
  /** @param ttl seconds */
  put(letter: Letter, ttl: number, sender: string): Letter
  /** What this client did not write and has not acknowledged, oldest first. */
  unread(topic: string, client: string): Letter[]
  read(letter: Letter, client: string): void
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
