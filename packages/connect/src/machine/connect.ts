import type { WalletId } from '../types.ts'
import { revoke } from './ask.ts'
import type { Draft } from './draft.ts'
import { end, lose } from './end.ts'
import type { ConnectAttempt } from './state.ts'
import type { Stimulus } from './stimulus.ts'
import { log, makeError } from './error.ts'

/** Handles the user's connect. */
export function connect(draft: Draft, stimulus: Extract<Stimulus, { type: 'connect' }>): void {
  const { wallet, ticket, target, patient } = stimulus
  const { status, opening } = draft.state
  if (!stimulus.present) return notFound(draft, wallet, ticket)

  const same = draft.state.wallet === wallet
  const attempt: ConnectAttempt = {
    step: 'accounts',
    silent: false,
    patient,
    target,
    tickets: [ticket],
    awaited: [],
    accounts: [],
    checks: 0,
  }
  if (same && status === 'connecting' && opening)
    return draft.setOpening({ tickets: [...opening.tickets, ticket] })
  if (same && status !== 'disconnected' && status !== 'reconnecting') return draft.resolve([ticket])
  if (same && status === 'reconnecting') {
    // The silent attempt becomes the user's attempt, without a second `connecting`.
    draft.set({ status: 'connecting', opening: attempt, since: draft.world.at, failure: undefined })
    return ask(draft)
  }
  if (status === 'connecting') end(draft, makeError(draft, 'Aborted', { act: 'connect' }))
  lose(draft, 'aborted')
  begin(draft, wallet, attempt)
  ask(draft)
}

/** Starts the silent attempt of a page start. It never prompts, and ends after 5 s of a visible page. */
export function reconnect(draft: Draft, present: boolean): void {
  const { status, intent } = draft.state
  if (status !== 'disconnected' || !intent) return
  begin(draft, intent.wallet, silent(present ? 'accounts' : 'provider'))
  draft.timer('silent')
  if (present) draft.setOpening({ awaited: [draft.call('restore', 'eth_accounts')] })
}

/** Ends a restore when several wallets claim the stored identity: only the user knows which one was connected. */
export function refuseRestore(draft: Draft): void {
  const { status, intent } = draft.state
  if (!intent || (status !== 'disconnected' && status !== 'reconnecting')) return
  end(draft)
  draft.set({ contested: true })
}

/** Restores the connection when a wallet exposes accounts again and the user had not disconnected. */
export function unlock(draft: Draft, accounts: ConnectAttempt['accounts']): void {
  const { intent } = draft.state
  if (!intent) return
  begin(draft, intent.wallet, { ...silent('chain'), accounts })
  draft.timer('silent')
  draft.set({ reads: { chain: draft.call('readChain', 'eth_chainId') } })
}

/** Handles the user's disconnect. Ends the connection at once, and revokes the permission in the wallet. */
export function disconnect(draft: Draft): void {
  const { status } = draft.state
  draft.set({ intent: undefined, left: true, failure: undefined })
  if (status === 'disconnected') return
  if (status === 'connecting' || status === 'reconnecting') {
    const { opening } = draft.state
    const error = makeError(draft, 'Aborted', { act: 'connect' })
    // A wallet that is being restored has already given its permission.
    if (status === 'reconnecting') revoke(draft)
    end(draft)
    if (opening) draft.reject(opening.tickets, error)
    return
  }
  lose(draft, 'aborted')
  revoke(draft)
}

/**
 * Handles a disconnect in another tab (`tab.revoke`). A wallet that can revoke also emits `accountsChanged []`.
 * A connect that is pending in this tab continues.
 */
export function forget(draft: Draft, wallet: WalletId): void {
  const { status, intent } = draft.state
  if (intent?.wallet !== wallet) return
  draft.set({ intent: undefined })
  if (status === 'reconnecting') end(draft)
  else lose(draft, 'disconnected')
}

function begin(draft: Draft, wallet: WalletId, opening: ConnectAttempt): void {
  const { attempt } = draft.state
  draft.set({
    status: opening.silent ? 'reconnecting' : 'connecting',
    attempt: attempt + 1,
    wallet,
    accounts: [],
    chainId: undefined,
    opening,
    pursuit: undefined,
    reads: {},
    failure: undefined,
    left: undefined,
    contested: undefined,
    since: draft.world.at,
  })
  draft.emit('connecting')
}

function ask(draft: Draft): void {
  draft.setOpening({ awaited: [draft.call('request', 'eth_requestAccounts')] })
  if (!draft.state.opening?.patient) draft.timer('prompt')
}

function silent(step: 'provider' | 'accounts' | 'chain'): ConnectAttempt {
  return { step, silent: true, patient: false, tickets: [], awaited: [], accounts: [], checks: 0 }
}

function notFound(draft: Draft, wallet: WalletId, ticket: number): void {
  if (draft.state.status === 'reconnecting') end(draft)
  const error = makeError(draft, 'ProviderNotFound', { act: 'connect', wallet })
  draft.reject([ticket], error)
  log(draft, error, wallet)
  draft.set({ failure: { act: 'connect', error, wallet } })
}
