import type { WalletId } from '../../catalogue/Wallet.ts'
import { createPairingError } from '../createPairingError.ts'
import { type Client, userDisconnected, type SessionRecord } from './SdkClient.ts'
import { type PairingUri, createPairingUri, withdrawPairingUri } from './createPairingUri.ts'
import { sessionProposal } from './sessionNamespaces.ts'
import type { SessionPorts } from './SessionPorts.ts'
import { isExpiry, convertPairingFailure, readRelayRejection } from './convertPairingFailure.ts'

const early = 30_000 // ms before the expiry of a URI at which it is renewed
const relayTimeout = 15_000 // ms in which the relay must answer. The SDK itself would try for 75 s.
const renewals = 3

type Attempt = {
  wallet: WalletId
  resolve(record: SessionRecord): void
  reject(error: unknown): void
  over: boolean
  /** Whether the relay has accepted the first proposal. */
  isRelayReached: boolean
  won?: string
  topics: string[]
  stops: (() => void)[]
}

/** Creates attempts to pair, one at a time. A visible page renews the URI and the session proposal three times. */
export function createPairingAttempts(client: Client, ports: SessionPorts) {
  const { clock, visibility, show, chains, sessionStore } = ports
  let attempt: Attempt | undefined
  let ready: PairingUri | undefined
  let wanted = 0
  let refreshing: unknown

  // After the relay's first answer, an error is a lost connection, which `keepRelayOpen` handles.
  client.core.relayer.on('relayer_error', (error) => {
    const why = attempt && !attempt.isRelayReached && readRelayRejection(error)
    if (attempt && why) end(attempt, why)
  })

  function pair(wallet: WalletId): Promise<SessionRecord> {
    if (attempt) end(attempt, createPairingError('cancelled'))
    return new Promise((resolve, reject) => {
      const state = { over: false, isRelayReached: false, topics: [], stops: [] }
      attempt = { wallet, resolve, reject, ...state }
      void propose(attempt, 0)
    })
  }

  async function propose(mine: Attempt, round: number): Promise<void> {
    try {
      const { topic, uri, until } = await take()
      if (mine.over) return withdrawPairingUri(client, topic)
      mine.topics.push(topic)
      // Withdraw the URI before the SDK's own timer does: the SDK's timer causes an unhandled rejection.
      const stale = clock.setTimeout(() => withdrawPairingUri(client, topic), until - clock.now())
      mine.stops.push(() => clock.clearTimeout(stale))
      const last = round === renewals
      const code = { wallet: mine.wallet, uri, until, ...(last && { last }) }
      show({ code, ended: undefined })
      if (round === 0) show({ relay: client.core.relayer.connected ? 'up' : 'reaching' })
      const proposed = offer(mine, topic)
      // Later rounds have no timeout: the relay may come back.
      const { approval } = await (round === 0 ? withRelayTimeout(mine, proposed) : proposed)
      // Do not renew the URI of an attempt that has ended.
      if (!mine.over) {
        mine.isRelayReached = true
        show({ relay: 'up' })
        runWhenVisible(mine, until - clock.now() - (last ? 0 : early), () => {
          if (last) end(mine, createPairingError('expired'))
          else void propose(mine, round + 1)
        })
      }
      approved(mine, topic, await approval())
    } catch (error) {
      if (!isExpiry(error)) end(mine, convertPairingFailure(error))
    }
  }

  async function offer(mine: Attempt, topic: string) {
    await client.core.relayer.subscribe(topic, { internal: { skipSubscribe: true } })
    const optionalNamespaces = sessionProposal(chains)
    const proposed = await client.connect({ pairingTopic: topic, optionalNamespaces })
    if (mine.over) withdrawPairingUri(client, topic)
    return proposed
  }

  function withRelayTimeout<Value>(mine: Attempt, promise: Promise<Value>): Promise<Value> {
    return new Promise((resolve, reject) => {
      const timer = clock.setTimeout(() => reject(createPairingError('relay')), relayTimeout)
      const stop = () => clock.clearTimeout(timer)
      mine.stops.push(stop)
      promise.then(resolve, reject).finally(stop)
    })
  }

  function approved(mine: Attempt, topic: string, record: SessionRecord): void {
    if (mine.over) {
      // End this session: the attempt ended before the approval, or the user approved two codes.
      client.disconnect({ topic: record.topic, reason: userDisconnected }).catch(() => {})
      return
    }
    mine.won = topic
    mine.resolve(record)
    close(mine)
  }

  function end(mine: Attempt, error: unknown): void {
    mine.reject(error)
    close(mine)
  }

  function close(mine: Attempt): void {
    if (mine.over) return
    mine.over = true
    for (const stop of mine.stops) stop()
    for (const topic of mine.topics) if (topic !== mine.won) withdrawPairingUri(client, topic)
    if (attempt !== mine) return
    attempt = undefined
    const failed = mine.won === undefined && { ended: sessionStore.ended() }
    show({ code: undefined, relay: failed ? 'idle' : 'up', ...failed })
  }

  /** Runs `act` after `ms`, as soon as the page is visible: before, the user may be in the wallet. */
  function runWhenVisible(mine: Attempt, ms: number, act: () => void): void {
    let unwatch: (() => void) | undefined
    const actIfVisible = () => {
      if (!visibility.visible()) return
      unwatch?.()
      unwatch = undefined
      act()
    }
    const onTime = () => {
      unwatch = visibility.watch(actIfVisible)
      actIfVisible()
    }
    const timer = clock.setTimeout(onTime, Math.max(0, ms))
    mine.stops.push(() => {
      clock.clearTimeout(timer)
      unwatch?.()
    })
  }

  /** Returns the prepared URI, or a new one if none is prepared or if the prepared one expires soon. */
  async function take(): Promise<PairingUri> {
    const kept = ready
    ready = undefined
    if (kept) show({ ready: undefined })
    if (kept && kept.until - clock.now() > 2 * early) return kept
    return createPairingUri(client, clock)
  }

  async function refresh(): Promise<void> {
    clock.clearTimeout(refreshing)
    const fresh = await createPairingUri(client, clock).catch(() => undefined)
    if (wanted === 0 || !fresh) return
    ready = fresh
    show({ ready: { uri: fresh.uri, until: fresh.until } })
    refreshing = clock.setTimeout(() => void refresh(), fresh.until - clock.now() - 4 * early)
  }

  return {
    pair,
    isBusy: () => attempt !== undefined,
    isReaching: () => attempt !== undefined && !attempt.isRelayReached,
    cancel(wallet: WalletId) {
      if (attempt?.wallet === wallet) end(attempt, createPairingError('cancelled'))
    },
    prepare() {
      let held = true
      wanted += 1
      if (wanted === 1) void refresh()
      return () => {
        // Ignore a second call: it would release the URI of another caller.
        if (!held) return
        held = false
        wanted -= 1
        if (wanted > 0) return
        clock.clearTimeout(refreshing)
        // Keep the URI for the next attempt: a tap on the link also closes the list of wallets, which prepared the URI.
        show({ ready: undefined })
      }
    },
  }
}
