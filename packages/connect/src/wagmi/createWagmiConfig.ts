import {
  createConfig,
  createStorage,
  noopStorage,
  type Config,
  type Connector,
  type CreateConnectorFn,
} from '@wagmi/core'
import type { Chain, Transport } from 'viem'
import { sameAccounts } from '../normalise/accounts.ts'
import type { Connection, Detail, WalletId, WalletRow } from '../types.ts'
import { connectorOf, ourType } from './connectorOf.ts'
import { createNotes } from './createNotes.ts'

/**
 * A wagmi config over a connection: wagmi's actions and hooks work, its state follows the connection, and
 * whichever of the two is asked, the same happens. wagmi's state is not stored, since two memories disagree.
 *
 * @example
 * import { createConnection } from '@touchstone/connect'
 * import { createWagmiConfig } from '@touchstone/connect/wagmi'
 * import { http } from '@wagmi/core'
 *
 * const config = createWagmiConfig(createConnection(), { transports: { 56: http(), 1: http() } })
 * config.connectors.length // 8
 */
export function createWagmiConfig(
  connection: Connection,
  options: createWagmiConfig.Options,
): Config {
  const { connectors = [], ssr = false } = options
  const rows = connection.wallets.getSnapshot()
  const config = createConfig({
    chains: connection.chains,
    transports: transportsOf(connection, options),
    connectors: [
      ...(ssr ? alike(rows) : rows).map((row) => connectorOf(connection, row)),
      ...connectors,
    ],
    multiInjectedProviderDiscovery: false,
    ssr,
    storage: storageFor({ connectors, ssr }),
  })
  // wagmi's types name it, and leave out the module of zustand that says what it is.
  const { persist } = config._internal.store as unknown as Persisted
  const isTakenOver = () => !ssr || persist.hasHydrated()
  const sync = () => {
    if (isTakenOver()) follow(config, connection)
  }
  const add = () => {
    if (isTakenOver()) addConnectors(config, connection)
  }
  connection.wallets.watch(add)
  connection.subscribe((entry) => {
    if (isTakenOver()) tell(config, entry)
    sync()
  })
  connection.watch(sync)
  tellCodes(config, connection)
  // wagmi's own actions write to its state as well; where the two differ, the connection is right.
  config.subscribe((state) => state, sync)
  sync()
  if (ssr)
    persist.onFinishHydration(() => {
      add()
      sync()
    })
  return config
}

export declare namespace createWagmiConfig {
  type Options = {
    /** How wagmi reads a chain, by chain id (EIP-155). A chain without one can be connected to, and not be read. */
    transports: Record<number, Transport>
    /** Further connectors, of wagmi or others, beside those of the connection; wagmi alone keeps these. */
    connectors?: readonly CreateConnectorFn[]
    /**
     * For a page that a server writes, as wagmi's own: until `WagmiProvider` has taken it over, wagmi's state
     * says what the server's did. Default: `false`.
     */
    ssr?: boolean
  }
}

function storageFor({ connectors, ssr }: { connectors: readonly unknown[]; ssr: boolean }) {
  if (connectors.length) return createNotes()
  // One that keeps nothing: only with a storage does wagmi say when the page has been taken over.
  return ssr ? createStorage({ storage: noopStorage }) : null
}

/** Of zustand's `persist`, what says when a page has been taken over. */
type Persisted = {
  persist: { hasHydrated(): boolean; onFinishHydration(listener: () => void): void }
}

/** The rows that a server has too, in an order that no wallet of this page changes. */
function alike(rows: readonly WalletRow[]): WalletRow[] {
  return rows
    .filter(({ group }) => group === 'catalogue')
    .sort((one, other) => (one.id < other.id ? -1 : 1))
}

/** One for each chain: wagmi calls what it finds there, whatever it is. */
function transportsOf({ chains }: Connection, { transports }: createWagmiConfig.Options) {
  return Object.fromEntries(chains.map((chain) => [chain.id, transports[chain.id] ?? none(chain)]))
}

function none({ id, name }: Chain): Transport {
  return () => {
    throw new Error(
      `wagmi cannot read ${name}: it has no transport. Give createWagmiConfig one: { transports: { ${id}: http() } }.`,
    )
  }
}

/** Of our own connectors wagmi's state says what the snapshot says, also after wagmi's actions wrote to it. */
function follow(config: Config, connection: Connection): void {
  const { state } = config
  const { wallet } = connection.getSnapshot()
  const connector = wallet === undefined ? undefined : ours(config, wallet)
  const place = connector && placeOf(connection, connector)
  // Connections of others are wagmi's own affair.
  const others = [...state.connections].filter(([, known]) => known.connector.type !== ourType)
  const known = connector && state.connections.get(connector.uid)
  const connections = new Map(place ? [...others, [place.connector.uid, place]] : others)
  const fresh = place && !known ? place.connector.uid : state.current
  const current =
    fresh !== null && connections.has(fresh) ? fresh : ([...connections.keys()].at(-1) ?? null)
  const status = statusOf(connection, current !== null)
  const same =
    state.status === status &&
    state.current === current &&
    state.connections.size === connections.size &&
    (!place || (known?.chainId === place.chainId && sameAccounts(known.accounts, place.accounts)))
  if (!same) config.setState((present) => ({ ...present, status, current, connections }))
}

/** The connection's connector of a wallet; one of others may have the same id. */
const ours = ({ connectors }: Config, wallet: WalletId): Connector | undefined =>
  connectors.find(({ id, type }) => id === wallet && type === ourType)

/** What wagmi keeps of a connected wallet. */
function placeOf(connection: Connection, connector: Connector) {
  const { accounts, chainId } = connection.getSnapshot()
  const [first, ...others] = accounts
  if (first === undefined || chainId === undefined) return undefined
  return { accounts: [first, ...others] as const, chainId, connector }
}

/** Never connected without an account. */
function statusOf(connection: Connection, connected: boolean) {
  const status = waiting[connection.getSnapshot().status]
  if (status !== 'disconnected') return status
  return connected ? 'connected' : 'disconnected'
}

const waiting = {
  disconnected: 'disconnected',
  connecting: 'connecting',
  reconnecting: 'reconnecting',
  connected: 'disconnected',
  switching: 'disconnected',
  adding: 'disconnected',
} as const

/** Those who listen to a connector's emitter hear what the stream says. */
function tell(config: Config, entry: Detail): void {
  const emitter = ours(config, entry.wallet)?.emitter
  if (!emitter) return
  const { accounts = [], chainId, changed, event } = entry
  if (event === 'connect' && chainId !== undefined) emitter.emit('connect', { accounts, chainId })
  if (event === 'disconnect') emitter.emit('disconnect')
  if (event === 'change' && changed?.includes('account')) emitter.emit('change', { accounts })
  if (event === 'change' && changed?.includes('chain')) emitter.emit('change', { chainId })
}

/** What is to be scanned with a phone, for screens written for wagmi's own connector of WalletConnect: each once. */
function tellCodes(config: Config, { pairing }: Connection): void {
  let told: string | undefined
  pairing?.watch(() => {
    const { code } = pairing.getSnapshot()
    if (code?.uri === told) return
    told = code?.uri
    if (code)
      ours(config, code.wallet)?.emitter.emit('message', { type: 'display_uri', data: code.uri })
  })
}

function addConnectors(config: Config, connection: Connection): void {
  const { setup, setState } = config._internal.connectors
  const added = connection.wallets
    .getSnapshot()
    .filter((row) => !ours(config, row.id))
    .map((row) => setup(connectorOf(connection, row)))
  if (added.length) setState((known: Connector[]) => [...known, ...added])
}
