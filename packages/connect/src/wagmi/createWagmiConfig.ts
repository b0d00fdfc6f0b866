import { createConfig, createStorage, noopStorage, type Config, type Connector } from '@wagmi/core'
import type { Chain, Transport } from 'viem'
import { onEveryEvent } from '../connection/onEveryEvent.ts'
import { sameAccounts } from '../normalise/normaliseAccounts.ts'
import type { WalletId } from '../catalogue/Wallet.ts'
import { removeIdSuffix } from '../discovery/removeIdSuffix.ts'
import type { Connection, ConnectionEvent, WalletRow } from '../types.ts'
import { createTouchstoneConnector, connectorType } from './createTouchstoneConnector.ts'

/**
 * Creates a wagmi config for a connection. wagmi's actions and hooks use the connection, and wagmi's state follows it.
 * wagmi's state is not stored, because a second stored state could contradict the connection's. For connectors of wagmi,
 * see `createConnectorWallets`.
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
  const { ssr = false } = options
  const rows = connection.wallets.getSnapshot()
  const config = createConfig({
    chains: connection.chains,
    transports: transportsOf(connection, options),
    connectors: (ssr ? rowsOfServer(rows) : rows).map((row) =>
      createTouchstoneConnector(connection, row),
    ),
    multiInjectedProviderDiscovery: false,
    ssr,
    // With `ssr`, use a storage that stores nothing: without any storage, wagmi does not report hydration.
    storage: ssr ? createStorage({ storage: noopStorage }) : null,
  })
  // wagmi's types do not include zustand's `persist` API.
  const { persist } = config._internal.store as unknown as Persisted
  const isTakenOver = () => !ssr || persist.hasHydrated()
  const sync = () => {
    if (!isTakenOver()) return
    addConnectors(config, connection)
    syncState(config, connection)
  }
  // Do not sync the state here: a connect changes the rows before its event, which then sets wagmi's state.
  connection.wallets.subscribe(() => {
    if (isTakenOver()) addConnectors(config, connection)
  })
  onEveryEvent(connection, (event) => {
    if (isTakenOver()) emitEvent(config, event)
    sync()
  })
  connection.subscribe(sync)
  emitPairingUris(config, connection)
  // wagmi's actions also write to wagmi's state. If it differs from the connection's, the connection's wins.
  config.subscribe((state) => state, sync)
  sync()
  if (ssr) persist.onFinishHydration(sync)
  return config
}

export declare namespace createWagmiConfig {
  type Options = {
    /** Transports of wagmi by chain id (EIP-155). wagmi reads chains with them. The connection does not need them. */
    transports: Record<number, Transport>
    /** Supports server-side rendering: wagmi has the server's state until hydration. Default: `false`. */
    ssr?: boolean
  }
}

type Persisted = {
  persist: { hasHydrated(): boolean; onFinishHydration(listener: () => void): void }
}

/** Returns a row for each wallet of the catalogue, in an order and with names that do not depend on the page. */
function rowsOfServer(rows: readonly WalletRow[]): WalletRow[] {
  return rows
    .filter(({ group, id }) => group === 'catalogue' && id === removeIdSuffix(id))
    .map((row) => (row.warning === 'contested' ? { ...row, name: row.claim ?? row.name } : row))
    .sort((one, other) => (one.id < other.id ? -1 : 1))
}

/** Returns a transport for each chain. wagmi calls a transport without checking that it exists. */
function transportsOf({ chains }: Connection, { transports }: createWagmiConfig.Options) {
  return Object.fromEntries(
    chains.map((chain) => [chain.id, transports[chain.id] ?? missingTransport(chain)]),
  )
}

function missingTransport({ id, name }: Chain): Transport {
  return () => {
    throw new Error(
      `wagmi cannot read ${name}: it has no transport. Give createWagmiConfig one: { transports: { ${id}: http() } }.`,
    )
  }
}

/** Makes wagmi's state equal to the connection's snapshot. Keeps the connections of other connectors. */
function syncState(config: Config, connection: Connection): void {
  const { state } = config
  const { wallet } = connection.getSnapshot()
  const connector = wallet === undefined ? undefined : ours(config, wallet)
  const wagmiConnection = connector && wagmiConnectionOf(connection, connector)
  const others = [...state.connections].filter(
    ([, known]) => known.connector.type !== connectorType,
  )
  const known = connector && state.connections.get(connector.uid)
  const connections = new Map(
    wagmiConnection ? [...others, [wagmiConnection.connector.uid, wagmiConnection]] : others,
  )
  const fresh = wagmiConnection && !known ? wagmiConnection.connector.uid : state.current
  const current =
    fresh !== null && connections.has(fresh) ? fresh : ([...connections.keys()].at(-1) ?? null)
  const status = statusOf(connection, current !== null)
  const same =
    state.status === status &&
    state.current === current &&
    state.connections.size === connections.size &&
    (!wagmiConnection ||
      (known?.chainId === wagmiConnection.chainId &&
        sameAccounts(known.accounts, wagmiConnection.accounts)))
  if (!same) config.setState((present) => ({ ...present, status, current, connections }))
}

/** Returns the Touchstone connector of a wallet. Checks the type because another connector may have the same id. */
const ours = ({ connectors }: Config, wallet: WalletId): Connector | undefined =>
  connectors.find(({ id, type }) => id === wallet && type === connectorType)

function wagmiConnectionOf(connection: Connection, connector: Connector) {
  const { accounts, chainId } = connection.getSnapshot()
  const [first, ...others] = accounts
  if (first === undefined || chainId === undefined) return undefined
  return { accounts: [first, ...others] as const, chainId, connector }
}

/** Returns wagmi's status. `connected`: whether wagmi has a connection of any connector. */
function statusOf(connection: Connection, connected: boolean) {
  const { status } = connection.getSnapshot()
  if (status === 'connecting' || status === 'reconnecting') return status
  return connected ? 'connected' : 'disconnected'
}

function emitEvent(config: Config, event: ConnectionEvent): void {
  const emitter = ours(config, event.wallet)?.emitter
  if (!emitter) return
  if (event.event === 'disconnect') emitter.emit('disconnect')
  if (event.event === 'connect')
    emitter.emit('connect', { accounts: event.accounts, chainId: event.chainId })
  if (event.event !== 'change') return
  if (event.changed.includes('account')) emitter.emit('change', { accounts: event.accounts })
  if (event.changed.includes('chain')) emitter.emit('change', { chainId: event.chainId })
}

/** Emits each pairing URI once as `display_uri`, the message of wagmi's WalletConnect connector. */
function emitPairingUris(config: Config, { pairing }: Connection): void {
  let lastUri: string | undefined
  pairing?.subscribe(() => {
    const { code } = pairing.getSnapshot()
    if (code?.uri === lastUri) return
    lastUri = code?.uri
    if (code)
      ours(config, code.wallet)?.emitter.emit('message', { type: 'display_uri', data: code.uri })
  })
}

function addConnectors(config: Config, connection: Connection): void {
  const { setup, setState } = config._internal.connectors
  const added = connection.wallets
    .getSnapshot()
    .filter((row) => !ours(config, row.id))
    .map((row) => setup(createTouchstoneConnector(connection, row)))
  if (added.length) setState((known: Connector[]) => [...known, ...added])
}
