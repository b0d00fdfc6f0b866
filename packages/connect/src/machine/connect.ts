import type { WalletId } from '../catalogue/Wallet.ts'
import { revoke, type Draft } from './createDraft.ts'
import { endAttempt, endConnection } from './endConnection.ts'
import type { ConnectAttempt, Stimulus } from './types.ts'
import { emitError, createError } from './createError.ts'

export function connect(draft: Draft, stimulus: Extract<Stimulus, { type: 'connect' }>): void {
  const { wallet, ticket, target, remote } = stimulus
  const { status, connectAttempt } = draft.state
  if (!stimulus.present) return rejectMissingWallet(draft, wallet, ticket)

  const same = draft.state.wallet === wallet
  const attempt: ConnectAttempt = {
    step: 'accounts',
    silent: false,
    remote,
    target,
    tickets: [ticket],
    awaited: [],
    accounts: [],
    checks: 0,
  }
  if (same && status === 'connecting' && connectAttempt)
    return draft.setAttempt({ tickets: [...connectAttempt.tickets, ticket] })
  if (same && status !== 'disconnected' && status !== 'reconnecting') return draft.resolve([ticket])
  if (same && status === 'reconnecting') {
    // The silent attempt becomes the user's attempt, without a second event `connecting`.
    draft.set({
      status: 'connecting',
      connectAttempt: attempt,
      since: draft.context.at,
      failure: undefined,
    })
    return requestAccounts(draft)
  }
  if (status === 'connecting')
    endAttempt(draft, createError(draft, 'AbortedError', { act: 'connect' }))
  endConnection(draft, 'aborted')
  beginAttempt(draft, wallet, attempt)
  requestAccounts(draft)
}

/**
 * Starts the silent attempt that restores the stored wallet. It shows no prompt, and ends after at most 5 s in which
 * the page is visible. If the wallet is not present yet, the attempt waits for it.
 */
export function reconnect(draft: Draft, present: boolean): void {
  const { status, intent } = draft.state
  if (status !== 'disconnected' || !intent) return
  beginAttempt(draft, intent.wallet, createSilentAttempt(present ? 'accounts' : 'provider'))
  draft.timer('silent')
  if (present) draft.setAttempt({ awaited: [draft.call('restore', 'eth_accounts')] })
}

/** Ends a restore when several wallets claim the stored identity: only the user knows which one was connected. */
export function refuseRestore(draft: Draft): void {
  const { status, intent } = draft.state
  if (!intent || (status !== 'disconnected' && status !== 'reconnecting')) return
  endAttempt(draft)
  draft.set({ contested: true })
}

/** Restores the connection when a wallet exposes accounts again and the user had not disconnected. */
export function restoreUnlocked(draft: Draft, accounts: ConnectAttempt['accounts']): void {
  const { intent } = draft.state
  if (!intent) return
  beginAttempt(draft, intent.wallet, { ...createSilentAttempt('chain'), accounts })
  draft.timer('silent')
  draft.set({ reads: { chain: draft.call('readChain', 'eth_chainId') } })
}

/** Handles a disconnect of the user. Ends the connection at once, and asks the wallet to revoke the permission. */
export function disconnect(draft: Draft): void {
  const { status } = draft.state
  draft.set({ intent: undefined, left: true, failure: undefined })
  if (status === 'disconnected') return
  if (status === 'connecting' || status === 'reconnecting') {
    const { connectAttempt } = draft.state
    const error = createError(draft, 'AbortedError', { act: 'connect' })
    // Revoke the permission of a wallet that is being restored: it gave the permission before the reload.
    if (status === 'reconnecting') revoke(draft)
    endAttempt(draft)
    if (connectAttempt) draft.reject(connectAttempt.tickets, error)
    return
  }
  endConnection(draft, 'aborted')
  revoke(draft)
}

/**
 * Handles a disconnect by the user in another tab (`tab.revoke` in the transition table). Ends the connection of this
 * tab even if the wallet emits no event. A connect that is pending in this tab continues.
 */
export function handleForgotten(draft: Draft, wallet: WalletId): void {
  const { status, intent } = draft.state
  if (intent?.wallet !== wallet) return
  draft.set({ intent: undefined })
  if (status === 'reconnecting') endAttempt(draft)
  else endConnection(draft, 'disconnected')
}

function beginAttempt(draft: Draft, wallet: WalletId, connectAttempt: ConnectAttempt): void {
  const { attempt } = draft.state
  draft.set({
    status: connectAttempt.silent ? 'reconnecting' : 'connecting',
    attempt: attempt + 1,
    wallet,
    accounts: [],
    chainId: undefined,
    connectAttempt,
    chainRequest: undefined,
    reads: {},
    failure: undefined,
    left: undefined,
    contested: undefined,
    since: draft.context.at,
  })
  draft.emit({ event: 'connecting' })
}

function requestAccounts(draft: Draft): void {
  draft.setAttempt({ awaited: [draft.call('request', 'eth_requestAccounts')] })
  if (!draft.state.connectAttempt?.remote) draft.timer('prompt')
}

function createSilentAttempt(step: 'provider' | 'accounts' | 'chain'): ConnectAttempt {
  return { step, silent: true, remote: false, tickets: [], awaited: [], accounts: [], checks: 0 }
}

function rejectMissingWallet(draft: Draft, wallet: WalletId, ticket: number): void {
  if (draft.state.status === 'reconnecting') endAttempt(draft)
  const error = createError(draft, 'ProviderNotFoundError', { act: 'connect', wallet })
  draft.reject([ticket], error)
  emitError(draft, error, wallet)
  draft.set({ failure: { act: 'connect', error, wallet } })
}
