import type { Chain } from 'viem'
import type { ConnectionError } from '../errors/errorClasses.ts'
import type { WalletId } from '../catalogue/Wallet.ts'
import type { ConnectionEventFields, ConnectionEventName } from '../types.ts'
import type { Effect, ConnectAttempt, ChainRequest, State, Purpose, Timer } from './types.ts'

/** Inputs of a transition other than the state and the stimulus. */
export type TransitionContext = {
  /** Chains of the app, with EIP-155 ids as numbers. */
  chains: readonly Chain[]
  /** Current time, in ms since page start. */
  at: number
  /** Returns the display name of a wallet, for error messages. */
  nameOf(wallet: WalletId): string
}

export type Draft = ReturnType<typeof createDraft>

/** Creates a builder of the next state and the effects of a transition. */
export function createDraft(context: TransitionContext, from: State) {
  const effects: Effect[] = []
  let state = from
  const set = (patch: Partial<State>) => {
    state = { ...state, ...patch }
  }
  return {
    context,
    effects,
    get state() {
      return state
    },
    set,
    setAttempt(patch: Partial<ConnectAttempt>) {
      if (state.connectAttempt) set({ connectAttempt: { ...state.connectAttempt, ...patch } })
    },
    setRequest(patch: Partial<ChainRequest>) {
      if (state.chainRequest) set({ chainRequest: { ...state.chainRequest, ...patch } })
    },
    /** Adds a request to the wallet. Returns the number of the call. */
    call(purpose: Purpose, method: string, params?: unknown[], wallet = state.wallet): number {
      const call = state.calls + 1
      set({ calls: call })
      if (wallet !== undefined)
        effects.push({ type: 'call', call, purpose, wallet, method, ...(params && { params }) })
      return call
    },
    timer(timer: Timer) {
      effects.push({ type: 'timer', timer })
    },
    /** Adds an event. Its wallet is the current one, unless the event names another. */
    emit(
      event: {
        [Name in ConnectionEventName]: {
          event: Name
          wallet?: WalletId
        } & ConnectionEventFields[Name]
      }[ConnectionEventName],
    ) {
      const { attempt, wallet = '' } = state
      effects.push({ type: 'emit', event: { attempt, wallet, ...event } })
    },
    resolve(tickets: readonly number[]) {
      const { accounts, chainId } = state
      if (tickets.length && chainId !== undefined)
        effects.push({ type: 'resolve', tickets, value: { accounts, chainId } })
    },
    reject(tickets: readonly number[], error: ConnectionError) {
      if (tickets.length) effects.push({ type: 'reject', tickets, error })
    },
  }
}
