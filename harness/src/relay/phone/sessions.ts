import type { Kit } from './createWalletKit.ts'
import { type Namespace, accountIds } from './sessionNamespaces.ts'
import type { Outbox } from './outbox.ts'

/** Session of the phone with a dapp: its topic, the name and URL of the dapp, and what the session covers. */
export type Session = { topic: string; name: string; url: string } & Namespace

export type Sessions = ReturnType<typeof createSessions>

/** Returns the sessions of a phone, and functions that notify their dapps. */
export const createSessions = (kit: Kit, { send }: Outbox) => {
  const list = () =>
    Object.values(kit.getActiveSessions()).map(({ topic, peer, namespaces }) => ({
      topic,
      name: peer.metadata.name,
      url: peer.metadata.url,
      ...emptyNamespace,
      ...namespaces['eip155'],
    }))
  const get = (topic: string) => list().find((session) => session.topic === topic)

  /** Queues a message to each session. Reads the session when its message is sent: earlier messages may change it. */
  const sendToEach = (what: string, run: (session: Session) => Promise<void>, to = list()) => {
    for (const { topic } of to)
      void send(what, async () => {
        const session = get(topic)
        if (session) await run(session)
      })
  }

  const update = ({ topic, methods, events }: Session, chains: string[], accounts: string[]) =>
    kit.updateSession({ topic, namespaces: { eip155: { chains, accounts, methods, events } } })

  const emit = ({ topic }: Session, name: string, data: unknown, chainId: string) =>
    kit.emitSessionEvent({ topic, event: { name, data }, chainId })

  return {
    list,
    get,
    /** Sends `accountsChanged` with accounts, or any other value, to the sessions of one site. */
    sendAccounts: (value: unknown, { origin, chainId }: { origin: string; chainId: number }) => {
      const run = async (session: Session) => {
        const { chains } = session
        const chain = chains.find((one) => one === `eip155:${chainId}`) ?? chains[0] ?? ''
        if (!areAccounts(value)) return emit(session, 'accountsChanged', value, chain)
        // A session must have at least one account, so only the event can report an empty list.
        if (value.length > 0) await update(session, chains, accountIds(chains, value))
        await emit(session, 'accountsChanged', accountIds([chain], value), chain)
      }
      const own = list().filter(({ url }) => originOf(url) === origin)
      sendToEach('accountsChanged', run, own)
    },
    /** Sends `chainChanged` with a chain id, or any other value, to all sessions. */
    sendChain: (value: unknown) =>
      sendToEach('chainChanged', async (session) => {
        const chainId = Number(value)
        const [first = ''] = session.chains
        if (!Number.isSafeInteger(chainId)) return emit(session, 'chainChanged', value, first)
        const chain = `eip155:${chainId}`
        const chains = [...new Set([...session.chains, chain])]
        const accounts = [...new Set(session.accounts.map((one) => one.split(':')[2] ?? ''))]
        if (chains.length > session.chains.length)
          await update(session, chains, accountIds(chains, accounts))
        await emit(session, 'chainChanged', chainId, chain)
      }),
    end: () =>
      sendToEach('disconnect', ({ topic }) =>
        kit.disconnectSession({ topic, reason: { code: 6000, message: 'User disconnected.' } }),
      ),
  }
}

const areAccounts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => /^0x[0-9a-f]{40}$/i.test(String(one)))

/** Returns the origin of the URL that a dapp reports. A phone has no other information about the site. */
export const originOf = (url: string): string => (URL.canParse(url) ? new URL(url).origin : url)

const emptyNamespace: Namespace = { chains: [], accounts: [], methods: [], events: [] }
