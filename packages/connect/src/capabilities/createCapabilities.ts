import { createEmitter } from '../connection/createEmitter.ts'
import { type Clock, pageClock } from '../connection/pagePorts.ts'
import { TimeoutError } from '../errors/errorClasses.ts'
import { timerDurations } from '../machine/timerDurations.ts'
import type { Connection, Snapshot } from '../types.ts'
import { type ChainCapabilities, normaliseCapabilities } from './normaliseCapabilities.ts'

/** Immutable snapshot of the wallet's capabilities, for `useSyncExternalStore`. */
export type CapabilitiesSnapshot = {
  /**
   * Capabilities of the selected account by chain id, for each of the connection's chains. Undefined until a connected
   * wallet has answered or timed out. After an error, `atomic` is `unsupported`.
   */
  readonly data: Readonly<Record<number, ChainCapabilities>> | undefined
  /**
   * The wallet's error, unchanged, or a `TimeoutError`; null without an error. `classify(error)` returns the reason,
   * for example `unsupported` for a wallet without EIP-5792.
   */
  readonly error: unknown
  /** Whether a wallet is connected and `data` is not known yet. */
  readonly isPending: boolean
}

/** Store of a wallet's capabilities. It sends requests only while it has subscribers, or when `refetch` is called. */
export type CapabilitiesStore = {
  /** Returns the current snapshot: the same object until something changes. Sends no request. */
  getSnapshot(): CapabilitiesSnapshot
  /**
   * Calls the listener on every change. While there are listeners, the store asks the wallet after a change of the
   * account or the chain. Returns a function that removes the listener.
   */
  subscribe(listener: () => void): () => void
  /**
   * Asks the wallet now, for example after a batch that upgraded the account. Resolves to the current snapshot after
   * the answer or the timeout, and never rejects. Sends no request without a connected wallet.
   */
  refetch(): Promise<CapabilitiesSnapshot>
}

/**
 * Creates a store of the connected wallet's capabilities for batches of calls (EIP-5792, `wallet_getCapabilities`). It
 * asks only for the selected account and the connection's chains, and drops the answer when the account or the current
 * chain changes. A wallet without an answer within 5 s has no capabilities until it answers.
 *
 * The store is not part of the connection, because EIP-5792 advises apps against asking for capabilities that they do
 * not use (Privacy Considerations), and because an app without batches then does not load it.
 *
 * @see https://eips.ethereum.org/EIPS/eip-5792#wallet_getcapabilities
 * @example
 * import { createCapabilities, createConnection } from '@touchstone/connect'
 *
 * const connection = createConnection()
 * await connection.connect({ wallet: 'metamask' })
 * const { data } = await createCapabilities(connection).refetch()
 * data?.[56]?.atomic // 'ready'
 */
export function createCapabilities(
  connection: Connection,
  { clock = pageClock }: createCapabilities.Options = {},
): CapabilitiesStore {
  const watchers = createEmitter<[]>()
  let unfollow = () => {}
  /** Account and chain (`subjectOf`) that `follow` handled last. Undefined without subscribers. */
  let subject: string | undefined
  let answer: { subject: string; snapshot: CapabilitiesSnapshot } | undefined
  let timer: unknown
  let requests = 0

  const currentSubject = () => subjectOf(connection.getSnapshot())

  function getSnapshot(): CapabilitiesSnapshot {
    const current = currentSubject()
    if (current === undefined) return disconnected
    return answer?.subject === current ? answer.snapshot : pending
  }

  function follow(): void {
    const current = currentSubject()
    if (current === subject) return
    subject = current
    clock.clearTimeout(timer)
    if (current !== undefined && answer?.subject !== current)
      timer = clock.setTimeout(() => void ask(current), settleTime)
    watchers.emit()
  }

  /** Asks the wallet for its capabilities. Resolves after the answer or the timeout. */
  function ask(about: string): Promise<void> {
    clock.clearTimeout(timer)
    requests += 1
    const request = requests
    return new Promise((resolve) => {
      const settle = (snapshot: CapabilitiesSnapshot) => {
        clock.clearTimeout(timeout)
        // Drop the answer to an older request, or about an older account or chain.
        if (request === requests && about === currentSubject()) {
          answer = { subject: about, snapshot }
          watchers.emit()
        }
        resolve()
      }
      const fail = (error: unknown) => settle(snapshotOf(connection, undefined, error))
      const timeout = clock.setTimeout(() => fail(createTimeoutError()), timerDurations.read)
      // An answer after the timeout still counts: a wallet on a phone may answer when the user opens it.
      requestCapabilities(connection).then((value) => settle(snapshotOf(connection, value)), fail)
    })
  }

  return {
    getSnapshot,
    subscribe(listener) {
      if (watchers.size() === 0) unfollow = connection.subscribe(follow)
      follow()
      const remove = watchers.add(listener)
      return () => {
        remove()
        if (watchers.size() > 0) return
        unfollow()
        clock.clearTimeout(timer)
        subject = undefined
      }
    },
    async refetch() {
      const current = currentSubject()
      if (current !== undefined) await ask(current)
      return getSnapshot()
    },
  }
}

export declare namespace createCapabilities {
  type Options = {
    /** Clock and timers, for tests. Default: those of the page. */
    clock?: Clock
  }
}

/** Time without a change before a request, in ms. Longer than `eventRateLimits.interval`: a flood causes one. */
const settleTime = 300

const disconnected: CapabilitiesSnapshot = { data: undefined, error: null, isPending: false }
const pending: CapabilitiesSnapshot = { data: undefined, error: null, isPending: true }

/** Returns an identifier of attempt, account and chain, or undefined if no wallet is connected. */
function subjectOf({ attempt, wallet, accounts, chainId }: Snapshot): string | undefined {
  return accounts.length === 0 ? undefined : [attempt, wallet, accounts[0], chainId].join(' ')
}

async function requestCapabilities(connection: Connection): Promise<unknown> {
  const account = connection.getSnapshot().accounts[0]
  const chainIds = connection.chains.map(({ id }) => `0x${id.toString(16)}`)
  return connection
    .getProvider()
    ?.request({ method: 'wallet_getCapabilities', params: [account, chainIds] })
}

function snapshotOf(
  { chains }: Connection,
  value: unknown,
  error: unknown = null,
): CapabilitiesSnapshot {
  const chainIds = chains.map(({ id }) => id)
  return { data: normaliseCapabilities(value, chainIds), error, isPending: false }
}

const createTimeoutError = () =>
  new TimeoutError(
    'The wallet did not say within 5 s which capabilities it has, so batches count as unsupported. Ask again with refetch().',
  )
