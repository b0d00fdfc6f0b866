import type { Chain } from 'viem'
import type { Provider } from '../discovery/Provider.ts'
import { AbortedError } from '../errors/family.ts'
import type { Effect } from '../machine/effect.ts'
import { initial } from '../machine/state.ts'
import type { Stimulus } from '../machine/stimulus.ts'
import { transition } from '../machine/transition.ts'
import type { Detail, WalletId } from '../types.ts'
import type { createMemory } from './createMemory.ts'
import type { createReach } from './createReach.ts'
import { createEventLimiter } from './createEventLimiter.ts'
import { createStream } from './createStream.ts'
import { createTickets } from './createTickets.ts'
import { createTimers } from './createTimers.ts'
import { listen } from './listen.ts'
import type { Clock, Visibility } from './ports.ts'
import { toSnapshot } from './toSnapshot.ts'
import { wantedTimers, wantedWallet } from './wanted.ts'

/** Passes stimuli to the transition function one at a time, and executes the effects that it returns. */
export function createDriver(options: createDriver.Options) {
  const { chains, clock, memory, reach } = options
  const entries = createStream<[Detail]>()
  const watchers = createStream<[]>()
  const tickets = createTickets()
  const timers = createTimers(clock, options.visibility, (timer) =>
    dispatch({ type: 'timer', timer }),
  )
  const limiter = createEventLimiter(clock, (stimulus) => dispatch(stimulus))
  const queue: Stimulus[] = []
  let state = initial(memory.read())
  let snapshot = toSnapshot(state, chains)
  let heard: { provider: Provider; stop(): void } | undefined
  let seq = 0
  let running = false
  let destroyed = false

  function dispatch(stimulus: Stimulus): void {
    if (destroyed) {
      if ('ticket' in stimulus) tickets.reject([stimulus.ticket], tooLate())
      return
    }
    queue.push(stimulus)
    // Effects can cause new stimuli: a wallet emits, or a listener calls a method. They wait in the queue.
    if (running) return
    running = true
    try {
      for (let next = queue.shift(); next; next = queue.shift()) run(next)
    } finally {
      running = false
    }
  }

  function run(stimulus: Stimulus): void {
    const world = { chains, at: clock.now(), nameOf: reach.nameOf }
    const next = transition(world, state, stimulus)
    const moved = next.state !== state
    state = next.state
    snapshot = toSnapshot(state, chains, snapshot)
    sync()
    for (const effect of next.effects) perform(effect)
    if (moved) watchers.send()
  }

  /** Updates listeners, timers and storage after a change of the state. */
  function sync(): void {
    timers.keep(wantedTimers(state))
    memory.save(state.intent)
    const wallet = wantedWallet(state)
    // While disconnected, ignore an ambiguous wallet: its event could restore the wrong one of several wallets.
    const isHeard =
      wallet !== undefined && !(state.status === 'disconnected' && reach.isAmbiguous(wallet))
    const provider = isHeard ? reach.provider(wallet) : undefined
    if (provider === heard?.provider) return
    heard?.stop()
    limiter.dropEvents()
    heard = provider && { provider, stop: listen(provider, limiter.hear) }
  }

  function perform(effect: Effect): void {
    switch (effect.type) {
      case 'call': {
        const { call, purpose, wallet, method, params } = effect
        // No promise depends on a revoke, but the wallet must receive it.
        const isWanted = () =>
          purpose === 'revoke' || Boolean(state.opening?.awaited.includes(call))
        void reach
          .ask(wallet, { method, ...(params && { params }) }, isWanted)
          .then((answer) => limiter.hear({ type: 'answer', call, purpose, wallet, answer }))
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

  return {
    dispatch,
    ask: tickets.open,
    entries,
    watchers,
    getSnapshot: () => snapshot,
    wallet: (): WalletId | undefined => state.wallet,
    /** Handles a change in the list of the page's wallets. */
    discovered() {
      const { opening, status, wallet } = state
      if (status === 'reconnecting' && wallet !== undefined && reach.isAmbiguous(wallet))
        return dispatch({ type: 'contested' })
      const appeared =
        opening?.step === 'provider' && wallet !== undefined && reach.provider(wallet)
      if (appeared) dispatch({ type: 'appeared' })
      else if (!running) sync()
    },
    destroy() {
      destroyed = true
      tickets.reject(tickets.all(), tooLate())
      timers.keep([])
      limiter.stop()
      heard?.stop()
      heard = undefined
      state = { ...initial(), attempt: state.attempt }
      snapshot = toSnapshot(state, chains)
      watchers.send()
      for (const stream of [entries, watchers]) stream.clear()
    },
  }
}

export declare namespace createDriver {
  type Options = {
    chains: readonly Chain[]
    clock: Clock
    visibility: Visibility
    memory: ReturnType<typeof createMemory>
    reach: ReturnType<typeof createReach>
  }
}

function tooLate(): AbortedError {
  return new AbortedError('The connection was destroyed. Create a new one.')
}
