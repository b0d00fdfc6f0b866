import { readProperty } from '../../normalise/readProperty.ts'
import { createEmitter } from '../../connection/createEmitter.ts'
import { toOneLine } from '../../normalise/toOneLine.ts'
import { normaliseChainId } from '../../normalise/normaliseChainId.ts'
import type { WalletId } from '../../catalogue/Wallet.ts'
import type { SessionEndCause, StoredSession } from '../createSessionStorage.ts'
import { type Client, userDisconnected, type SessionRecord } from './SdkClient.ts'
import { approvedAccounts, toAddresses, approvedChains } from './sessionNamespaces.ts'
import type { SessionPorts } from './SessionPorts.ts'

export type ActiveSession = {
  wallet: WalletId
  record: SessionRecord
  chainId: number
  accounts: readonly string[]
}

type Event = 'accountsChanged' | 'chainChanged' | 'disconnect'

/**
 * Manages the current session. The SDK repeats events, so it emits one only if a value changed.
 *
 * @param known the session that was stored before the SDK started
 */
export function createSessionTracker(
  client: Client,
  ports: SessionPorts,
  known: StoredSession | undefined,
) {
  const { sessionStore, show, chains, window } = ports
  const sessionEvents = createEmitter<[wallet: WalletId, event: Event, payload: unknown]>()
  let link = restored(client, ports)
  if (link) show({ peer: peerOf(link.record) })
  else {
    // The SDK removes an expired session at its start, without an event.
    if (known && isOver(known)) sessionStore.end(known.topic, 'time')
    else if (known) sessionStore.blank(known.topic)
    // Read the stored end again: another tab may have stored one while this tab was starting.
    show({ ended: sessionStore.ended() })
  }

  const remember = ({ wallet, record: { topic, expiry }, chainId }: ActiveSession) =>
    sessionStore.write({ wallet, topic, chainId, expiry })
  const set = (patch: Partial<ActiveSession>) => {
    if (!link) return
    const before = link
    link = { ...link, ...patch }
    const { wallet, record, chainId, accounts } = link
    // Do not overwrite the stored entry if another tab has paired or disconnected since.
    if (sessionStore.read()?.topic === record.topic) remember(link)
    if (chainId !== before.chainId)
      sessionEvents.emit(wallet, 'chainChanged', `0x${chainId.toString(16)}`)
    if (accounts.join() !== before.accounts.join())
      sessionEvents.emit(wallet, 'accountsChanged', accounts)
  }
  const ended = (topic: unknown, by?: SessionEndCause) => {
    if (!link || topic !== link.record.topic) return
    const { wallet } = link
    drop(link, by)
    sessionEvents.emit(wallet, 'disconnect', userDisconnected)
  }
  const drop = ({ wallet, record }: ActiveSession, by?: SessionEndCause) => {
    sessionStore.end(record.topic, by)
    link = undefined
    show({ peer: undefined, ...(by && { ended: { wallet, by } }) })
  }
  const ours = (payload: unknown) =>
    link !== undefined && readProperty(payload, 'topic') === link.record.topic

  // Check the expiry: for a session that expires, the SDK emits `session_delete` before `session_expire`.
  client.on('session_delete', (payload) =>
    ended(readProperty(payload, 'topic'), link && isOver(link.record) ? 'time' : 'phone'),
  )
  client.on('session_expire', (payload) => ended(readProperty(payload, 'topic'), 'time'))
  // The SDK of this tab gets no event when another tab ends the session.
  window?.addEventListener('storage', (event) => {
    const { topic, by } = sessionStore.forgotten(event)
    ended(topic, by)
  })
  client.on('session_update', (payload) => {
    const namespaces = readParameter(payload, 'namespaces')
    if (!link || !ours(payload) || typeof namespaces !== 'object' || !namespaces) return
    const record = { ...link.record, namespaces: namespaces as SessionRecord['namespaces'] }
    set({ record, accounts: approvedAccounts(record, link.chainId) })
  })
  client.on('session_event', (payload) => {
    if (!link || !ours(payload)) return
    const event = readParameter(payload, 'event')
    const data = readProperty(event, 'data')
    if (readProperty(event, 'name') === 'chainChanged') {
      const chainId = normaliseChainId(data) ?? normaliseChainId(readParameter(payload, 'chainId'))
      if (chainId !== undefined) set({ chainId, accounts: approvedAccounts(link.record, chainId) })
    }
    if (readProperty(event, 'name') === 'accountsChanged' && Array.isArray(data)) {
      const accounts = toAddresses(data)
      // An empty list removes all accounts. Ignore a list that has items but no valid address.
      if (accounts.length > 0 || data.length === 0) set({ accounts })
    }
  })

  return {
    current: () => link,
    sessionEvents,
    /** Stores an approved session. Selects the first of the app's chains that the wallet approved. */
    adopt(wallet: WalletId, record: SessionRecord) {
      const chainId = firstChain(record, chains)
      link = { wallet, record, chainId, accounts: approvedAccounts(record, chainId) }
      remember(link)
      show({ peer: peerOf(record), ended: undefined })
    },
    choose(chainId: number) {
      if (link) set({ chainId, accounts: approvedAccounts(link.record, chainId) })
    },
    /** Ends the session in this page, and tries once to notify the wallet. */
    async end() {
      if (!link) return
      const { topic } = link.record
      drop(link)
      try {
        await client.disconnect({ topic, reason: userDisconnected })
      } catch {
        // The relay is unreachable: delete the session in the SDK of this page only.
        await client.session.delete(topic, userDisconnected).catch(() => {})
      }
    },
    /** Checks whether the session still exists. It may have ended while the page was suspended. */
    check() {
      if (!link) return
      const { topic } = link.record
      const found = client.session.getAll().find((session) => session.topic === topic)
      if (!found) ended(topic, 'phone')
      else if (isOver(found)) ended(topic, 'time')
    },
  }
}

/** Returns the first of the app's chains that the wallet approved, or else the first chain of the session. */
function firstChain(record: SessionRecord, chains: SessionPorts['chains']): number {
  const approved = approvedChains(record)
  return chains.find(({ id }) => approved.includes(id))?.id ?? approved[0] ?? chains[0].id
}

function restored(
  client: Client,
  { sessionStore, chains }: SessionPorts,
): ActiveSession | undefined {
  const known = sessionStore.read()
  const record = client.session.getAll().find(({ topic }) => topic === known?.topic)
  if (!known || !record || isOver(record)) return undefined
  const { wallet, chainId = firstChain(record, chains) } = known
  return { wallet, record, chainId, accounts: approvedAccounts(record, chainId) }
}

/** Returns whether a session has expired, or will expire within 1 s: clocks may differ. */
const isOver = ({ expiry = Infinity }: { expiry?: number }) => expiry * 1000 <= Date.now() + 1000

const readParameter = (payload: unknown, name: string) =>
  readProperty(readProperty(payload, 'params'), name)

const peerOf = ({ peer }: SessionRecord) =>
  toOneLine(readProperty(readProperty(peer, 'metadata'), 'name'), 40)
