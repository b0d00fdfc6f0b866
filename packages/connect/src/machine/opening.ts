import { accounts as normalise } from '../normalise/accounts.ts'
import { rereadAccounts } from './accounts.ts'
import { readChain, revoke, thenChain } from './ask.ts'
import type { Draft } from './draft.ts'
import { end } from './end.ts'
import { failed, makeError } from './error.ts'
import { chainRead, checked, proceed } from './proceed.ts'
import type { Stimulus } from './stimulus.ts'

type AnswerStimulus = Extract<Stimulus, { type: 'answer' }>

/** Handles the answer to a request about accounts. */
export function answeredAccounts(draft: Draft, stimulus: AnswerStimulus): void {
  const { call, purpose, answer } = stimulus
  const { opening, reads } = draft.state
  if (purpose === 'revoke') return
  if (purpose === 'readAccounts') {
    if (reads.accounts !== call) return
    draft.set({ reads: { ...reads, accounts: undefined } })
    if (opening?.step === 'check') return checked(draft, answer.ok ? answer.value : undefined)
    rereadAccounts(draft, answer)
    return thenChain(draft)
  }
  if (opening?.step !== 'accounts') return late(draft, stimulus)
  if (purpose === 'recheck') {
    // The user approved while the page was in the cache. Request again: a permitted wallet answers without a prompt.
    const [first = call] = opening.awaited
    const ours = first < call && opening.awaited.length === 1
    if (ours && answer.ok && normalise(answer.value)?.length)
      draft.setOpening({
        awaited: [...opening.awaited, draft.call('request', 'eth_requestAccounts')],
      })
    return
  }
  if (!opening.awaited.includes(call)) return late(draft, stimulus)
  if (!answer.ok) {
    if (call !== opening.awaited[0]) return
    if (opening.silent) return end(draft)
    return end(
      draft,
      answer.gone
        ? makeError(draft, 'ProviderNotFound', { act: 'connect', cause: answer.error })
        : failed(draft, 'connect', answer.error),
    )
  }
  const list = normalise(answer.value)
  if (!list) return end(draft, opening.silent ? undefined : malformed(draft, answer.value))
  if (!list.length)
    return end(
      draft,
      opening.silent ? undefined : makeError(draft, 'NoAccounts', { act: 'connect' }),
    )
  draft.setOpening({ accounts: list, awaited: [] })
  proceed(draft)
}

/** Continues a restore when its wallet appears. */
export function appeared(draft: Draft): void {
  if (draft.state.opening?.step !== 'provider') return
  draft.setOpening({ step: 'accounts', awaited: [draft.call('restore', 'eth_accounts')] })
}

/** Handles the end of a timer while connecting. */
export function ringOpening(draft: Draft, timer: 'prompt' | 'silent' | 'read'): void {
  const { opening } = draft.state
  if (!opening) return timer === 'read' ? thenChain(draft) : undefined
  if (timer === 'silent') return opening.silent ? end(draft) : undefined
  if (timer === 'prompt') {
    if (opening.step === 'accounts') end(draft, makeError(draft, 'Timeout', { act: 'connect' }))
    return
  }
  if (opening.step === 'check') checked(draft, undefined)
  else chainRead(draft, undefined)
}

/** Checks a pending request after the back/forward cache. Its answer may be lost although the user approved. */
export function recheck(draft: Draft): void {
  const step = draft.state.opening?.step
  if (step === 'accounts') draft.call('recheck', 'eth_accounts')
  if (step === 'switch') readChain(draft)
}

/** Revokes a late approval, unless the wallet is the current one or the one that a reload restores. */
function late(draft: Draft, stimulus: AnswerStimulus): void {
  const { status, wallet, intent } = draft.state
  if (stimulus.purpose !== 'request' || !stimulus.answer.ok) return
  if (!normalise(stimulus.answer.value)?.length) return
  if (intent?.wallet === stimulus.wallet) return
  if (status === 'disconnected' || wallet !== stimulus.wallet) revoke(draft, stimulus.wallet)
}

function malformed(draft: Draft, value: unknown) {
  return makeError(draft, 'ConnectFailed', { act: 'connect', cause: value })
}
