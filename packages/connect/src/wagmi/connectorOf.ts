import { createConnector, ProviderNotFoundError, type CreateConnectorFn } from '@wagmi/core'
import {
  ResourceUnavailableRpcError,
  UserRejectedRequestError,
  withTimeout,
  type Address,
  type ProviderRpcError,
} from 'viem'
import { ConnectionError } from '../errors/ConnectionError.ts'
import { durations } from '../machine/stimulus.ts'
import { chainId as normalise } from '../normalise/chainId.ts'
import type { Connection, Snapshot, WalletRow } from '../types.ts'

/** By this wagmi's state tells the connection's connectors from those of others. */
export const ourType = 'touchstone'

/**
 * A wagmi connector that makes no calls of its own: the connection does, and wagmi's actions and hooks see
 * what it does. What plain wagmi waits for without end, ends here.
 *
 * @see https://wagmi.sh/dev/creating-connectors
 */
export function connectorOf(connection: Connection, row: WalletRow): CreateConnectorFn {
  const { id, name, icon, rdns } = row
  const ours = (): Snapshot | undefined => {
    const snapshot = connection.getSnapshot()
    return snapshot.wallet === id && snapshot.accounts.length ? snapshot : undefined
  }
  return createConnector(() => ({
    id,
    name,
    type: ourType,
    ...(icon !== undefined && { icon }),
    ...(rdns !== undefined && { rdns }),
    async connect<WithCapabilities extends boolean = false>(parameters: Parameters = {}) {
      const { chainId, isReconnecting, withCapabilities } = parameters
      const result = isReconnecting
        ? await restored()
        : await connection.connect(id, chainId === undefined ? {} : { chainId }).catch(throwKnown)
      const accounts = withCapabilities
        ? result.accounts.map((address) => ({ address, capabilities: {} }))
        : result.accounts
      return { accounts: accounts as Accounts<WithCapabilities>, chainId: result.chainId }
    },
    async disconnect() {
      if (connection.getSnapshot().wallet === id) await connection.disconnect()
    },
    getAccounts: async () => ours()?.accounts ?? [],
    async getChainId() {
      const provider = connection.provider(id)
      if (!provider) throw new ProviderNotFoundError()
      // Asked afresh, since wagmi compares it with its state before it signs.
      const read = await withTimeout(() => provider.request({ method: 'eth_chainId' }), {
        timeout: durations.read,
      }).catch(() => undefined)
      return normalise(read) ?? ours()?.chainId ?? connection.chains[0].id
    },
    async getProvider() {
      const { intent, status } = connection.getSnapshot()
      // wagmi's own `reconnect` restores only where it gets a provider, and one of before may have to be reached.
      const isRestorable = status === 'disconnected' || status === 'reconnecting'
      if (intent === id && isRestorable && !connection.provider(id)) await reachOnce(connection)
      return connection.provider(id)
    },
    isAuthorized: async () => Boolean(ours()) || connection.getSnapshot().intent === id,
    async switchChain({ chainId }: { chainId: number }) {
      await connection.switchChain(chainId).catch(throwKnown)
      const chain = connection.chains.find((known) => known.id === chainId)
      if (!chain) throw new Error(`Chain ${chainId} is not configured.`)
      return chain
    },
    // The connection hears the wallet; wagmi hears the connection.
    onAccountsChanged() {},
    onChainChanged() {},
    onDisconnect() {},
  }))

  /** wagmi's own `reconnect`: the silent attempt, if it was this wallet. */
  async function restored() {
    const begun = reaches.get(connection)
    // What was begun for its provider is this attempt: a second one would be told as another.
    if (begun && !begun.isUsed) await begun.attempt
    else await connection.reconnect()
    if (begun) begun.isUsed = true
    const { accounts, chainId } = ours() ?? {}
    if (!accounts || chainId === undefined) throw new Error(`${name} was not connected before.`)
    return { accounts, chainId }
  }
}

type Reach = { attempt: Promise<void>; isUsed: boolean }

const reaches = new WeakMap<Connection, Reach>()

/** Once: who only asks what is there, as lists of wallets do, is not to begin attempts again and again. */
function reachOnce(connection: Connection): Promise<void> {
  const reach = reaches.get(connection) ?? { attempt: connection.reconnect(), isUsed: false }
  reaches.set(connection, reach)
  return reach.attempt
}

type Parameters = {
  chainId?: number | undefined
  isReconnecting?: boolean | undefined
  withCapabilities?: boolean | undefined
}

type Accounts<WithCapabilities> = WithCapabilities extends true
  ? readonly { address: Address; capabilities: Record<string, unknown> }[]
  : readonly Address[]

/**
 * Code written for wagmi looks for viem's classes and codes; ours is inside, as `cause`. A failed switch stays
 * ours, of the same name: viem's `SwitchChainError` has the code 4902 whatever the wallet said.
 */
function throwKnown(error: unknown): never {
  if (!(error instanceof ConnectionError)) throw error
  const cause = error as ConnectionError & ProviderRpcError
  if (error.class === 'UserRejected') throw new UserRejectedRequestError(cause)
  if (error.class === 'RequestPending') throw new ResourceUnavailableRpcError(cause)
  throw error
}
