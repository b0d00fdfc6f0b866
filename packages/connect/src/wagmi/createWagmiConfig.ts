import { createConfig, type Config, type Connector } from '@wagmi/core'
import type { Chain, Transport } from 'viem'
import { sameAccounts } from '../normalise/accounts.ts'
import type { Connection, Detail } from '../types.ts'
import { connectorOf } from './connectorOf.ts'

/**
 * A wagmi config over a connection: wagmi's actions and hooks work, its state follows the connection, and
 * whichever of the two is asked, the same happens. Nothing is stored by wagmi, since two memories disagree.
 *
 * @example
 * const config = createWagmiConfig(connection, { transports: { 56: http(), 1: http() } })
 */
export function createWagmiConfig(
  connection: Connection,
  options: createWagmiConfig.Options,
): Config {
  const config = createConfig({
    chains: connection.chains as readonly [Chain, ...Chain[]],
    transports: options.transports,
    connectors: connection.wallets.getSnapshot().map((row) => connectorOf(connection, row)),
    multiInjectedProviderDiscovery: false,
    storage: null,
  })
  connection.wallets.watch(() => addConnectors(config, connection))
  connection.subscribe((entry) => {
    tell(config, entry)
    follow(config, connection)
  })
  connection.watch(() => follow(config, connection))
  // wagmi's own actions write to its state as well; where the two differ, the connection is right.
  config.subscribe(
    (state) => state,
    () => follow(config, connection),
  )
  follow(config, connection)
  return config
}

export declare namespace createWagmiConfig {
  type Options = { transports: Record<number, Transport> }
}

/** wagmi's state says what the snapshot says, also after wagmi's own actions wrote to it. */
function follow(config: Config, connection: Connection): void {
  const { status, wallet, accounts, chainId } = connection.getSnapshot()
  const connector = config.connectors.find(({ id }) => id === wallet)
  const [first, ...others] = accounts
  const connected = connector && first !== undefined && chainId !== undefined
  const state = config.state
  const next = connected ? 'connected' : waiting[status]
  const current = connected ? connector.uid : null
  const known = current === null ? undefined : state.connections.get(current)
  const same =
    state.status === next &&
    state.current === current &&
    state.connections.size === (connected ? 1 : 0) &&
    (!connected || (known?.chainId === chainId && sameAccounts(known.accounts, accounts)))
  if (same) return
  config.setState((present) => ({
    ...present,
    status: next,
    current,
    connections: new Map(
      connected ? [[connector.uid, { accounts: [first, ...others], chainId, connector }]] : [],
    ),
  }))
}

const waiting = {
  disconnected: 'disconnected',
  connecting: 'connecting',
  reconnecting: 'reconnecting',
  // Never without an account.
  connected: 'disconnected',
  switching: 'disconnected',
  adding: 'disconnected',
} as const

/** Those who listen to a connector's emitter hear what the stream says. */
function tell(config: Config, entry: Detail): void {
  const emitter = config.connectors.find(({ id }) => id === entry.wallet)?.emitter
  if (!emitter) return
  const { accounts = [], chainId, changed, event } = entry
  if (event === 'connect' && chainId !== undefined) emitter.emit('connect', { accounts, chainId })
  if (event === 'disconnect') emitter.emit('disconnect')
  if (event === 'change' && changed?.includes('account')) emitter.emit('change', { accounts })
  if (event === 'change' && changed?.includes('chain')) emitter.emit('change', { chainId })
}

function addConnectors(config: Config, connection: Connection): void {
  const { setup, setState } = config._internal.connectors
  const added = connection.wallets
    .getSnapshot()
    .filter((row) => !config.connectors.some(({ id }) => id === row.id))
    .map((row) => setup(connectorOf(connection, row)))
  if (added.length) setState((known: Connector[]) => [...known, ...added])
}
