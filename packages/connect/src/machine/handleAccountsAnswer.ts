import { normaliseAccounts } from '../normalise/normaliseAccounts.ts'
import { handleAccountsRead } from './updateAccounts.ts'
import { revoke, readChainAfterAccounts } from './walletRequests.ts'
import type { Draft } from './createDraft.ts'
import { endAttempt, failAttempt } from './endAttemptOrConnection.ts'
import { createErrorFromWallet } from './createError.ts'
import { handleAccountsCheck, continueAttempt } from './continueAttempt.ts'
import type { AnswerStimulus } from './types.ts'

/** Handles the wallet's answer to a request for accounts, and ignores the answer to a revoke. */
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

/** Revokes a permission that came after its attempt had ended, unless the wallet is current or would be restored. */
function revokeLateApproval(draft: Draft, stimulus: AnswerStimulus): void {
  const { status, wallet, intent } = draft.state
  if (stimulus.purpose !== 'request' || !stimulus.answer.ok) return
  if (!normaliseAccounts(stimulus.answer.value)?.length) return
  if (intent?.wallet === stimulus.wallet) return
  if (status === 'disconnected' || wallet !== stimulus.wallet) revoke(draft, stimulus.wallet)
}
