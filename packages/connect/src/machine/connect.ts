import type { WalletId } from '../catalogue/Wallet.ts'
import { beginAttempt } from './beginAttempt.ts'
import type { Draft } from './createDraft.ts'
import { endAttempt, endConnection, failAttempt } from './endAttemptOrConnection.ts'
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
  if (status === 'connecting') failAttempt(draft, 'AbortedError')
  endConnection(draft, 'aborted')
  beginAttempt(draft, wallet, attempt)
  requestAccounts(draft)
}

function requestAccounts(draft: Draft): void {
  draft.setAttempt({ awaited: [draft.call('request', 'eth_requestAccounts')] })
  if (!draft.state.connectAttempt?.remote) draft.timer('prompt')
}

function rejectMissingWallet(draft: Draft, wallet: WalletId, ticket: number): void {
  if (draft.state.status === 'reconnecting') endAttempt(draft)
  const error = createError(draft, 'ProviderNotFoundError', { wallet })
  draft.reject([ticket], error)
  emitError(draft, error, wallet)
  draft.set({ failure: { act: 'connect', error, wallet } })
}
