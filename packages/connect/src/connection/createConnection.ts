import type { Address, Chain } from 'viem'
import { bsc, mainnet } from 'viem/chains'
import type { Wallet } from '../catalogue/Wallet.ts'
import { wallets as catalogue } from '../catalogue/wallets.ts'
import { look } from '../classify/look.ts'
import { createDiscovery, type WindowPort } from '../discovery/createDiscovery.ts'
import type { Provider } from '../discovery/Provider.ts'
import { AbortedError } from '../errors/family.ts'
import type { Effect } from '../machine/effect.ts'
import { initial } from '../machine/state.ts'
import type { Stimulus } from '../machine/stimulus.ts'
import { transition } from '../machine/transition.ts'
import type { Connection, Detail, WalletId } from '../types.ts'
import { createMemory } from './createMemory.ts'
import { createStream } from './createStream.ts'
import { createTickets } from './createTickets.ts'
import { createTimers } from './createTimers.ts'
import { listen } from './listen.ts'
import { observed, type ObservedProvider } from './observed.ts'
import * as ports from './ports.ts'
import { request } from './request.ts'
import { toSnapshot } from './toSnapshot.ts'
import { wantedTimers, wantedWallet } from './wanted.ts'

/**
 * A connection to one wallet at a time, as the transition table says it, over the page's wallets.
 * Nothing in it throws synchronously; every wait has an end.
 *
 * @example
 * const connection = createConnection()
 * connection.subscribe((entry) => console.log(entry.event, entry.accounts, entry.chainId))
 * await connection.connect('metamask')
 */
export function createConnection(options: createConnection.Options = {}): Connection {
  const chains = options.chains ?? [bsc, mainnet]
  const list = options.wallets ?? catalogue
  const window = options.window ?? ports.pageWindow()
  const clock = options.clock ?? ports.pageClock
  const visibility = options.visibility ?? ports.pageVisibility(window)
  const storage =
    options.storage === null ? undefined : (options.storage ?? ports.pageStorage(window))

  const memory = createMemory(storage)
  const entries = createStream<[Detail]>()
  const watchers = createStream<[]>()
  const rowWatchers = createStream<[]>()
  const tickets = createTickets<{ accounts: readonly Address[]; chainId: number }>()
  const timers = createTimers(clock, visibility, (timer) => dispatch({ type: 'timer', timer }))
  const discovery = createDiscovery({ window, catalogue: list, onChange: () => discovered() })

  let state = initial(memory.read())
  let snapshot = toSnapshot(state, chains)
  let seq = 0
  let destroyed = false
  const opened = new Map<WalletId, Provider>()
  const observers = new WeakMap<Provider, ObservedProvider>()
  let heard: { provider: Provider; stop(): void } | undefined

  const queue: Stimulus[] = []
  let running = false

  const shown = (event: Event) => {
    if (look(event, 'persisted') === true) dispatch({ type: 'restored' })
  }
  window?.addEventListener('pageshow', shown)
  discovery.start()
  sync()

  function dispatch(stimulus: Stimulus): void {
    if (destroyed) {
      if ('ticket' in stimulus) tickets.reject([stimulus.ticket], gone())
      return
    }
    queue.push(stimulus)
    // A wallet may emit, and a listener may act, while effects are running: their turn comes after.
    if (running) return
    running = true
    for (let next = queue.shift(); next; next = queue.shift()) run(next)
    running = false
  }

  function run(stimulus: Stimulus): void {
    const world = { chains, at: clock.now(), nameOf }
    const next = transition(world, state, stimulus)
    const moved = next.state !== state
    state = next.state
    if (moved) snapshot = toSnapshot(state, chains, snapshot)
    sync()
    for (const effect of next.effects) perform(effect)
    if (moved) watchers.send()
  }

  /** Listeners, timers and storage follow from the state. */
  function sync(): void {
    timers.keep(wantedTimers(state))
    memory.save(state.intent)
    const wallet = wantedWallet(state)
    const provider = wallet === undefined ? undefined : providerOf(wallet)
    if (provider === heard?.provider) return
    heard?.stop()
    heard = provider && { provider, stop: listen(provider, dispatch) }
  }

  function perform(effect: Effect): void {
    switch (effect.type) {
      case 'call': {
        const { call, purpose, wallet, method, params } = effect
        void ask(call, wallet, { method, ...(params && { params }) }).then((answer) =>
          dispatch({ type: 'answer', call, purpose, wallet, answer }),
        )
        break
      }
      case 'timer':
        timers.start(effect.timer)
        break
      case 'emit':
        seq += 1
        entries.send({ seq, at: clock.now(), ...effect.entry })
        break
      case 'resolve':
        tickets.resolve(effect.tickets, effect.value)
        break
      case 'reject':
        tickets.reject(effect.tickets, effect.error)
        break
    }
  }

  async function ask(call: number, wallet: WalletId, args: { method: string; params?: unknown[] }) {
    const remote = options.remotes?.[wallet]
    if (!providerOf(wallet) && remote) {
      const failed = (error: unknown) => ({ ok: false as const, error, gone: false })
      try {
        opened.set(wallet, await remote())
      } catch (error) {
        return failed(error)
      }
      // Given up while the wallet was being reached: it must not prompt any more.
      if (!state.opening?.awaited.includes(call)) return failed(undefined)
      sync()
    }
    return request(providerOf(wallet), args)
  }

  function providerOf(wallet: WalletId): Provider | undefined {
    return discovery.provider(wallet) ?? opened.get(wallet)
  }

  function isPresent(wallet: WalletId): boolean {
    if (!providerOf(wallet)) discovery.scan()
    return Boolean(providerOf(wallet) ?? options.remotes?.[wallet])
  }

  function discovered(): void {
    rowWatchers.send()
    const { opening, wallet } = state
    if (opening?.step === 'provider' && wallet !== undefined && providerOf(wallet))
      dispatch({ type: 'appeared' })
    else if (!running) sync()
  }

  function nameOf(wallet: WalletId): string {
    return discovery.rows().find((row) => row.id === wallet)?.name ?? wallet
  }

  function done(act: (ticket: number) => void): Promise<void> {
    const promise = tickets.open(act).then(() => {})
    promise.catch(() => {})
    return promise
  }

  /** One for each provider object, so that it can be compared. */
  function observedOf(wallet: WalletId): ObservedProvider | undefined {
    const provider = providerOf(wallet)
    if (!provider) return undefined
    const known = observers.get(provider)
    if (known) return known
    const made = observed(provider, (why) => {
      if (state.wallet === wallet) dispatch({ type: 'failed', why })
    })
    observers.set(provider, made)
    return made
  }

  return {
    getSnapshot: () => snapshot,
    watch: watchers.add,
    subscribe: entries.add,
    connect(wallet, { switch: wanted = true, chainId = chains[0]?.id } = {}) {
      return tickets.open((ticket) =>
        dispatch({
          type: 'connect',
          ticket,
          wallet,
          present: isPresent(wallet),
          patient: Boolean(options.remotes?.[wallet]) && !discovery.provider(wallet),
          target: wanted ? chainId : undefined,
        }),
      )
    },
    switchChain: (chainId) => done((ticket) => dispatch({ type: 'switch', ticket, chainId })),
    addChain: (chainId) => done((ticket) => dispatch({ type: 'add', ticket, chainId })),
    cancel: () => dispatch({ type: 'cancel' }),
    async disconnect() {
      dispatch({ type: 'disconnect' })
    },
    reconnect() {
      dispatch({
        type: 'reconnect',
        present: Boolean(state.intent && isPresent(state.intent.wallet)),
      })
      return new Promise((resolve) => {
        const check = () => {
          if (snapshot.status !== 'reconnecting') {
            stop()
            resolve()
          }
        }
        const stop = watchers.add(check)
        check()
      })
    },
    wallets: { getSnapshot: () => discovery.rows(), watch: rowWatchers.add, scan: discovery.scan },
    chains,
    provider(wallet = state.wallet) {
      return wallet === undefined ? undefined : observedOf(wallet)
    },
    destroy() {
      destroyed = true
      tickets.reject(tickets.all(), gone())
      state = { ...initial(), attempt: state.attempt }
      snapshot = toSnapshot(state, chains)
      watchers.send()
      timers.keep([])
      heard?.stop()
      heard = undefined
      discovery.stop()
      window?.removeEventListener('pageshow', shown)
      for (const stream of [entries, watchers, rowWatchers]) stream.clear()
    },
  }
}

function gone(): AbortedError {
  return new AbortedError('The connection was destroyed. Create a new one.')
}

export declare namespace createConnection {
  type Options = {
    /** The app's networks, the default first. Default: BNB Smart Chain and Ethereum. */
    chains?: readonly [Chain, ...Chain[]]
    /** Default: the eight. */
    wallets?: readonly Wallet[]
    /** Where wallets announce themselves. Default: the page's window. */
    window?: WindowPort
    /** Default: `localStorage`; `null`: nothing is remembered. */
    storage?: ports.StoragePort | null
    clock?: ports.Clock
    visibility?: ports.Visibility
    /**
     * How to reach wallets outside of this page (WalletConnect): called at the first pick or restore, its
     * provider kept. Such an attempt has no time-out of ours; the provider ends it, or the person.
     */
    remotes?: Partial<Record<WalletId, () => Promise<Provider>>>
  }
}
