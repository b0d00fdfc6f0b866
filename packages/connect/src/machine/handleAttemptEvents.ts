import { normaliseAccounts } from '../normalise/normaliseAccounts.ts'
import { handleAccountsRead } from './updateAccounts.ts'
import { readChain, revoke, readChainAfterAccounts } from './walletRequests.ts'
import type { Draft } from './createDraft.ts'
import { endAttempt, failAttempt } from './endAttemptOrConnection.ts'
import { createErrorFromWallet } from './createError.ts'
import { handleChainRead, handleAccountsCheck, continueAttempt } from './continueAttempt.ts'
import type { AnswerStimulus } from './types.ts'

export function handleAccountsAnswer(draft: Draft, stimulus: AnswerStimulus): void {
  const { call, purpose, answer } = stimulus
  const { connectAttempt, reads } = draft.state
  if (purpose === 'revoke') return
  if (purpose === 'readAccounts') {
    if (reads.accounts !== call) return
    draft.set({ reads: { ...reads, accounts: undefined } })
    if (connectAttempt?.step === 'check')
      return handleAccountsCheck(draft, answer.ok ? answer.value : undefined)
    handleAccountsRead(draft, answer)
    return readChainAfterAccounts(draft)
  }
  if (connectAttempt?.step !== 'accounts') return revokeLateApproval(draft, stimulus)
  if (purpose === 'recheck') {
    // The user approved in the meantime, and the answer may be lost. Now a wallet answers without a prompt.
    const [first = call] = connectAttempt.awaited
    const ours = first < call && connectAttempt.awaited.length === 1
    if (ours && answer.ok && normaliseAccounts(answer.value)?.length)
      draft.setAttempt({
        awaited: [...connectAttempt.awaited, draft.call('request', 'eth_requestAccounts')],
      })
    return
  }
  if (!connectAttempt.awaited.includes(call)) return revokeLateApproval(draft, stimulus)
  if (!answer.ok) {
    if (call !== connectAttempt.awaited[0]) return
    const { error: cause } = answer
    if (answer.gone) return failAttempt(draft, 'ProviderNotFoundError', { cause })
    return endAttempt(draft, createErrorFromWallet(draft, 'connect', cause))
  }
  const list = normaliseAccounts(answer.value)
  if (!list) return failAttempt(draft, 'ConnectFailedError', { cause: answer.value })
  if (!list.length) return failAttempt(draft, 'NoAccountsError')
  draft.setAttempt({ accounts: list, awaited: [] })
  // Rabby's page script emits no `accountsChanged []` until the page has called `eth_requestAccounts`.
  if (purpose === 'restore' && stimulus.wallet === 'rabby')
    draft.call('recheck', 'eth_requestAccounts')
  continueAttempt(draft)
}

/** Handles the end of a timer of an attempt, or of a read outside of an attempt. */
export function handleAttemptTimer(draft: Draft, timer: 'prompt' | 'silent' | 'read'): void {
  const { connectAttempt } = draft.state
  if (!connectAttempt) return timer === 'read' ? readChainAfterAccounts(draft) : undefined
  if (timer === 'silent') return connectAttempt.silent ? endAttempt(draft) : undefined
  if (timer === 'prompt') {
    if (connectAttempt.step === 'accounts') failAttempt(draft, 'TimeoutError')
    return
  }
  if (connectAttempt.step === 'check') handleAccountsCheck(draft, undefined)
  else handleChainRead(draft, undefined)
}

/** Checks a pending request when the page leaves the back/forward cache: the answer to the request may be lost. */
export function recheckAttempt(draft: Draft): void {
  const step = draft.state.connectAttempt?.step
  if (step === 'accounts') draft.call('recheck', 'eth_accounts')
  if (step === 'switch') readChain(draft)
}

/** Revokes a permission that came after its attempt had ended, unless the wallet is current or would be restored. */
function revokeLateApproval(draft: Draft, stimulus: AnswerStimulus): void {
  const { status, wallet, intent } = draft.state
  if (stimulus.purpose !== 'request' || !stimulus.answer.ok) return
  if (!normaliseAccounts(stimulus.answer.value)?.length) return
  if (intent?.wallet === stimulus.wallet) return
  if (status === 'disconnected' || wallet !== stimulus.wallet) revoke(draft, stimulus.wallet)
}
