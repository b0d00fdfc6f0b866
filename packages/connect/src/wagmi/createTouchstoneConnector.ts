import { createConnector, ProviderNotFoundError, type CreateConnectorFn } from '@wagmi/core'
import {
  ResourceUnavailableRpcError,
  UserRejectedRequestError,
  withTimeout,
  type ProviderRpcError,
} from 'viem'
import { ConnectionError } from '../errors/errorClasses.ts'
import { timerDurations } from '../machine/timerDurations.ts'
import { normaliseChainId } from '../normalise/normaliseChainId.ts'
import type { Connection, Snapshot, WalletRow } from '../types.ts'

/** `type` of the connection's connectors. It distinguishes them from other connectors in wagmi's state. */
export const connectorType = 'touchstone'

/**
 * Creates a wagmi connector for a wallet of the connection. It connects, restores, switches and disconnects through the
 * connection, whose timeouts apply.
 *
 * @see https://wagmi.sh/dev/creating-connectors
 */
export function createTouchstoneConnector(
  connection: Connection,
  row: WalletRow,
): CreateConnectorFn {
  const { id, name, icon, rdns } = row
  const ours = (): Snapshot | undefined => {
    const snapshot = connection.getSnapshot()
    return snapshot.wallet === id && snapshot.accounts.length ? snapshot : undefined
  }
  return createConnector(() => ({
    id,
    name,
    type: connectorType,
    ...(icon !== undefined && { icon }),
    ...(rdns !== undefined && { rdns }),
    async connect({ chainId, isReconnecting, withCapabilities } = {}) {
      const result = isReconnecting
        ? await restore()
        : await connection.connect({ wallet: id, chainId }).catch(throwKnown)
      const accounts = withCapabilities
        ? result.accounts.map((address) => ({ address, capabilities: {} }))
        : result.accounts
      // TypeScript does not narrow the type parameter of wagmi's `connect`.
      return { accounts: accounts as never, chainId: result.chainId }
    },
    async disconnect() {
      if (connection.getSnapshot().wallet === id) await connection.disconnect()
    },
    getAccounts: async () => ours()?.accounts ?? [],
    async getChainId() {
      const provider = connection.getProvider({ wallet: id })
      if (!provider) throw new ProviderNotFoundError()
      // Read the chain from the wallet: before wagmi signs, it compares this result with the chain in its state.
      const read = await withTimeout(() => provider.request({ method: 'eth_chainId' }), {
        timeout: timerDurations.read,
      }).catch(() => undefined)
      return normaliseChainId(read) ?? ours()?.chainId ?? connection.chains[0].id
    },
    async getProvider() {
      const { intent, status } = connection.getSnapshot()
      // wagmi's `reconnect` skips a connector that has no provider.
      const isRestorable = status === 'disconnected' || status === 'reconnecting'
      if (intent === id && isRestorable && !connection.getProvider({ wallet: id }))
        await reconnectOnce(connection)
      return connection.getProvider({ wallet: id })
    },
    isAuthorized: async () => Boolean(ours()) || connection.getSnapshot().intent === id,
    async switchChain({ chainId }) {
      await connection.switchChain({ chainId }).catch(throwKnown)
      const chain = connection.chains.find((known) => known.id === chainId)
      if (!chain) throw new Error(`Chain ${chainId} is not configured.`)
      return chain
    },
    // Do nothing in these handlers: `createWagmiConfig` passes the events of the connection to wagmi.
    onAccountsChanged() {},
    onChainChanged() {},
    onDisconnect() {},
  }))

  /** Restores the connection for wagmi's `reconnect`. Throws if this connector's wallet is not connected then. */
  async function restore() {
    const begun = reconnectAttempts.get(connection)
    // Reuse the attempt of `getProvider`: a second one would emit `connecting` again.
    if (begun && !begun.isUsed) await begun.attempt
    else await connection.reconnect()
    if (begun) begun.isUsed = true
    const { accounts, chainId } = ours() ?? {}
    if (!accounts || chainId === undefined) throw new Error(`${name} was not connected before.`)
    return { accounts, chainId }
  }
}

type ReconnectAttempt = { attempt: Promise<void>; isUsed: boolean }

const reconnectAttempts = new WeakMap<Connection, ReconnectAttempt>()

/** Reconnects at most once per connection: wallet lists call `getProvider` repeatedly. */
function reconnectOnce(connection: Connection): Promise<void> {
  const pending = reconnectAttempts.get(connection) ?? {
    attempt: connection.reconnect(),
    isUsed: false,
  }
  reconnectAttempts.set(connection, pending)
  return pending.attempt
}

/**
 * Throws viem's error for a rejection or a pending request, because code that uses wagmi checks viem's classes. Throws
 * other errors unchanged: viem's `SwitchChainError` always has the code 4902.
 */
function throwKnown(error: unknown): never {
  if (!(error instanceof ConnectionError)) throw error
  const cause = error as ConnectionError & ProviderRpcError
  if (error.name === 'UserRejectedError') throw new UserRejectedRequestError(cause)
  if (error.name === 'RequestPendingError') throw new ResourceUnavailableRpcError(cause)
  throw error
}
