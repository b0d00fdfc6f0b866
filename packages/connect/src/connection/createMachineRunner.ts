import type { Chain } from 'viem'
import type { Provider } from '../discovery/Provider.ts'
import { AbortedError } from '../errors/errorClasses.ts'
import type { Effect, State, Stimulus, Timer } from '../machine/types.ts'
import { initial } from '../machine/initialState.ts'
import { transition } from '../machine/transition.ts'
import type { WalletId } from '../catalogue/Wallet.ts'
import type { ConnectionEvent } from '../types.ts'
import type { createIntentStorage } from './createIntentStorage.ts'
import type { createWalletRouter } from './createWalletRouter.ts'
import { createEventLimiter } from './createEventLimiter.ts'
import { createEmitter } from './createEmitter.ts'
import { createPromiseRegistry } from './createPromiseRegistry.ts'
import { createTimers } from './createTimers.ts'
import { listenToProvider } from './listenToProvider.ts'
import type { Clock, Visibility } from './pagePorts.ts'
import { toSnapshot } from './toSnapshot.ts'

/** Passes stimuli to the transition function one at a time, and executes the effects that it returns. */
export function createMachineRunner(options: {
  chains: readonly Chain[]
  clock: Clock
  visibility: Visibility
  intentStorage: ReturnType<typeof createIntentStorage>
  router: ReturnType<typeof createWalletRouter>
}) {
  const { chains, clock, intentStorage, router } = options
  const events = createEmitter<[ConnectionEvent]>()
  const watchers = createEmitter<[]>()
  const tickets = createPromiseRegistry()
  const timers = createTimers(clock, options.visibility, (timer) =>
    dispatch({ type: 'timer', timer }),
  )
  const limiter = createEventLimiter(clock, (stimulus) => dispatch(stimulus))
  const queue: Stimulus[] = []
  let state = initial(intentStorage.read())
  let snapshot = toSnapshot(state, chains)
  let subscription: { provider: Provider; stop(): void } | undefined
  let seq = 0
  let running = false
  let destroyed = false

  function dispatch(stimulus: Stimulus): void {
    if (destroyed) {
      if ('ticket' in stimulus) tickets.reject([stimulus.ticket], destroyedError())
      return
    }
    queue.push(stimulus)
    // Effects can cause new stimuli, which the loop below runs later.
    if (running) return
    running = true
    try {
      for (let next = queue.shift(); next; next = queue.shift()) run(next)
    } finally {
      running = false
    }
  }

  function run(stimulus: Stimulus): void {
    const context = { chains, at: clock.now(), nameOf: router.nameOf }
    const next = transition(context, state, stimulus)
    const moved = next.state !== state
    state = next.state
    snapshot = toSnapshot(state, chains, snapshot)
    sync()
    for (const effect of next.effects) perform(effect)
    if (moved) watchers.emit()
  }

  /** Updates listeners, timers and storage after a change of the state or of the page's wallets. */
  function sync(): void {
    timers.keep(requiredTimers(state))
    intentStorage.save(state.intent)
    const wallet = walletToObserve(state)
    // While disconnected, ignore an ambiguous wallet: its event could restore the wrong one of several wallets.
    const isObserved =
      wallet !== undefined && !(state.status === 'disconnected' && router.isAmbiguous(wallet))
    const provider = isObserved ? router.provider(wallet) : undefined
    if (provider === subscription?.provider) return
    subscription?.stop()
    limiter.dropEvents()
    subscription = provider && { provider, stop: listenToProvider(provider, limiter.accept) }
  }

  function perform(effect: Effect): void {
    switch (effect.type) {
      case 'call': {
        const { call, purpose, wallet, method, params } = effect
        // Only Rabby's extension needs this request. A phone could ask the user to pair again.
        if (purpose === 'recheck' && method === 'eth_requestAccounts' && router.isRemote(wallet))
          return
        // The router calls this after it has opened a remote provider.
        const isWanted = () =>
          purpose === 'revoke' || Boolean(state.connectAttempt?.awaited.includes(call))
        void router
          .ask(wallet, { method, ...(params && { params }) }, isWanted)
          .then((answer) => limiter.accept({ type: 'answer', call, purpose, wallet, answer }))
        return
      }
      case 'timer':
        return timers.start(effect.timer)
      case 'emit':
        seq += 1
        return events.emit({ seq, at: clock.now(), ...effect.event })
      case 'resolve':
        return tickets.resolve(effect.tickets, effect.value)
      case 'reject':
        return tickets.reject(effect.tickets, effect.error)
    }
  }

  return {
    dispatch,
    ask: tickets.open,
    events,
    watchers,
    getSnapshot: () => snapshot,
    wallet: (): WalletId | undefined => state.wallet,
    updateWallets() {
      const { connectAttempt, status, wallet } = state
      if (status === 'reconnecting' && wallet !== undefined && router.isAmbiguous(wallet))
        return dispatch({ type: 'contested' })
      const appeared =
        connectAttempt?.step === 'provider' && wallet !== undefined && router.provider(wallet)
      if (appeared) dispatch({ type: 'appeared' })
      else if (!running) sync()
    },
    destroy() {
      destroyed = true
      tickets.reject(tickets.all(), destroyedError())
      timers.keep([])
      limiter.stop()
      subscription?.stop()
      subscription = undefined
      state = { ...initial(), attempt: state.attempt }
      snapshot = toSnapshot(state, chains)
      watchers.emit()
      events.clear()
      watchers.clear()
    },
  }
}

const destroyedError = () => new AbortedError('The connection was destroyed. Create a new one.')

/** Returns the timers that a state needs. The runner stops all others. */
function requiredTimers({ connectAttempt, chainRequest, reads }: State): Timer[] {
  const timers: Timer[] = []
  if (connectAttempt?.silent) timers.push('silent')
  // A remote wallet has no prompt timeout, so the timer of the previous wallet must stop.
  else if (connectAttempt?.step === 'accounts' && !connectAttempt.remote) timers.push('prompt')
  if (connectAttempt?.step === 'check' || connectAttempt?.step === 'chain' || reads.thenChain)
    timers.push('read')
  if (chainRequest) timers.push('chainRequest')
  if (chainRequest?.answered) timers.push('settle', 'poll')
  else if (chainRequest?.grace) timers.push('grace')
  return timers
}

/** Returns the wallet whose events the connection handles. Undefined, for example, after a disconnect by the user. */
function walletToObserve({ status, wallet, intent }: State): WalletId | undefined {
  return status === 'disconnected' ? intent?.wallet : wallet
}
