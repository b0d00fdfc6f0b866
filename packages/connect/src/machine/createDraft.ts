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

/** Builder of the next state and the effects of a transition. */
export type Draft = {
  readonly context: TransitionContext
  readonly effects: Effect[]
  readonly state: State
  set(patch: Partial<State>): void
  setAttempt(patch: Partial<ConnectAttempt>): void
  setRequest(patch: Partial<ChainRequest>): void
  /** Adds a request to the wallet. Returns the number of the call. */
  call(purpose: Purpose, method: string, params?: unknown[], wallet?: WalletId): number
  timer(timer: Timer): void
  /** Adds an event. Its wallet is the current one, unless the event names another. */
  emit(
    event: {
      [Name in ConnectionEventName]: {
        event: Name
        wallet?: WalletId
      } & ConnectionEventFields[Name]
    }[ConnectionEventName],
  ): void
  resolve(tickets: readonly number[]): void
  reject(tickets: readonly number[], error: ConnectionError): void
}

export function createDraft(context: TransitionContext, from: State): Draft {
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
    setAttempt(patch) {
      if (state.connectAttempt) set({ connectAttempt: { ...state.connectAttempt, ...patch } })
    },
    setRequest(patch) {
      if (state.chainRequest) set({ chainRequest: { ...state.chainRequest, ...patch } })
    },
    call(purpose, method, params, wallet = state.wallet) {
      const call = state.calls + 1
      set({ calls: call })
      if (wallet !== undefined)
        effects.push({ type: 'call', call, purpose, wallet, method, ...(params && { params }) })
      return call
    },
    timer(timer) {
      effects.push({ type: 'timer', timer })
    },
    emit(event) {
      const { attempt, wallet = '' } = state
      effects.push({ type: 'emit', event: { attempt, wallet, ...event } })
    },
    resolve(tickets) {
      const { accounts, chainId } = state
      if (tickets.length && chainId !== undefined)
        effects.push({ type: 'resolve', tickets, value: { accounts, chainId } })
    },
    reject(tickets, error) {
      if (tickets.length) effects.push({ type: 'reject', tickets, error })
    },
  }
}

/** Asks the wallet to switch to a chain or to add it. */
export function requestChain(
  draft: Draft,
  act: 'switch' | 'add',
  target: number,
  tickets: readonly number[],
): void {
  const chain = draft.context.chains.find(({ id }) => id === target)
  const hex = { chainId: `0x${target.toString(16)}` }
  const call =
    act === 'add' && chain
      ? draft.call('add', 'wallet_addEthereumChain', [addParameter(chain)])
      : draft.call('switch', 'wallet_switchEthereumChain', [hex])
  draft.set({ chainRequest: { act, target, call, answered: false, grace: false, tickets } })
  draft.timer('chainRequest')
}

/** Asks the wallet for its chain. The answer to an earlier read of the chain is ignored from now on. */
export function readChain(draft: Draft): void {
  const { status, reads } = draft.state
  if (status === 'disconnected') return
  draft.set({ reads: { ...reads, chain: draft.call('readChain', 'eth_chainId') } })
}

/**
 * Asks the wallet for its accounts. Does nothing while disconnected, or in an attempt that does not wait for accounts.
 */
export function readAccounts(draft: Draft): void {
  const { status, connectAttempt, reads } = draft.state
  if (status === 'disconnected' || (connectAttempt && connectAttempt.step !== 'accounts')) return
  draft.set({ reads: { ...reads, accounts: draft.call('readAccounts', 'eth_accounts') } })
}

/** Reads the accounts, and then the chain, in this order of changes (`pg.bfcache` in the transition table). */
export function readBoth(draft: Draft): void {
  if (draft.state.status === 'disconnected') return
  readAccounts(draft)
  draft.set({ reads: { ...draft.state.reads, thenChain: true } })
  draft.timer('read')
}

/** Continues `readBoth`: reads the chain after the accounts came in an answer or an event, or timed out. */
export function thenChain(draft: Draft): void {
  const { thenChain: wanted, ...others } = draft.state.reads
  if (!wanted) return
  draft.set({ reads: others })
  readChain(draft)
}

/**
 * Revokes the site's permission (`wallet_revokePermissions`). Errors are ignored: not all wallets support the method.
 */
export function revoke(draft: Draft, wallet = draft.state.wallet): void {
  draft.call('revoke', 'wallet_revokePermissions', [{ eth_accounts: {} }], wallet)
}

/** Returns the parameter of `wallet_addEthereumChain` (EIP-3085). */
function addParameter(chain: Chain) {
  const explorer = chain.blockExplorers?.default?.url
  return {
    chainId: `0x${chain.id.toString(16)}`,
    chainName: chain.name,
    nativeCurrency: chain.nativeCurrency,
    rpcUrls: [...chain.rpcUrls.default.http],
    ...(explorer !== undefined && { blockExplorerUrls: [explorer] }),
  }
}
