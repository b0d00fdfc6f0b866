import { accounts as normalise, sameAccounts } from '../normalise/accounts.ts'
import { answeredAccounts } from './accounts.ts'
import { readChain } from './chain.ts'
import { revoke } from './connect.ts'
import type { Draft } from './draft.ts'
import { end } from './end.ts'
import { pursue } from './pursuit.ts'
import type { Stimulus } from './stimulus.ts'
import { failed, log, makeError } from './error.ts'
import { isConfigured, place } from './place.ts'

type AnswerStimulus = Extract<Stimulus, { type: 'answer' }>

/** An answer that has to do with accounts. */
export function answered(draft: Draft, stimulus: AnswerStimulus): void {
  const { call, purpose, answer } = stimulus
  const { opening, reads } = draft.state
  if (purpose === 'revoke') return
  if (purpose === 'readAccounts') {
    if (reads.accounts !== call) return
    draft.set({ reads: { ...reads, accounts: undefined } })
    if (opening?.step === 'check') return checked(draft, answer.ok ? answer.value : undefined)
    return answeredAccounts(draft, answer)
  }
  if (opening?.step !== 'accounts') return late(draft, stimulus)
  if (purpose === 'recheck') {
    // Approved while the page was away: ask once more, which a permitted wallet answers without a prompt.
    if (answer.ok && normalise(answer.value)?.length && opening.awaited.length === 1)
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

/** The next step of an attempt whose accounts are there. */
export function proceed(draft: Draft): void {
  const { opening } = draft.state
  if (!opening) return
  const { heard, accounts, checks, chainId, target } = opening
  if (heard && !sameAccounts(heard, accounts) && checks < 2) {
    // An event contradicts the answer, and the order of the two is the page's, not the wallet's.
    draft.setOpening({ step: 'check', heard: undefined, checks: checks + 1 })
    draft.set({ reads: { accounts: draft.call('readAccounts', 'eth_accounts') } })
    return draft.timer('read')
  }
  if (chainId === undefined) {
    draft.setOpening({ step: 'chain' })
    draft.set({ reads: { chain: draft.call('readChain', 'eth_chainId') } })
    return draft.timer('read')
  }
  if (
    target !== undefined &&
    target !== chainId &&
    !opening.silent &&
    isConfigured(draft.world.chains, target)
  ) {
    draft.setOpening({ step: 'switch', target: undefined })
    draft.set({ since: draft.world.at })
    return pursue(draft, 'switch', target, [])
  }
  established(draft)
}

/** `eth_chainId` was answered, or not, while connecting. */
export function chainRead(draft: Draft, read: number | undefined, gone?: { error: unknown }): void {
  const { opening } = draft.state
  if (opening?.step !== 'chain') return
  const { heardChain, checks, silent } = opening
  if (read !== undefined && heardChain !== undefined && heardChain !== read && checks < 2) {
    draft.setOpening({ checks: checks + 1, heardChain: undefined })
    return proceed(draft)
  }
  const chainId = read ?? heardChain
  if (chainId !== undefined) {
    draft.setOpening({ chainId })
    return proceed(draft)
  }
  if (silent) return end(draft)
  end(
    draft,
    makeError(draft, gone ? 'ProviderNotFound' : 'ConnectFailed', {
      act: 'connect',
      ...(gone && { cause: gone.error }),
    }),
  )
}

/** The wallet that is being restored has appeared. */
export function appeared(draft: Draft): void {
  if (draft.state.opening?.step !== 'provider') return
  draft.setOpening({ step: 'accounts', awaited: [draft.call('restore', 'eth_accounts')] })
}

/** A limit of decision 9 was reached while connecting. */
export function prompted(draft: Draft, timer: 'prompt' | 'silent' | 'read'): void {
  const { opening } = draft.state
  if (!opening) return
  if (timer === 'silent') return opening.silent ? end(draft) : undefined
  if (timer === 'prompt') {
    if (opening.step === 'accounts') end(draft, makeError(draft, 'Timeout', { act: 'connect' }))
    return
  }
  if (opening.step === 'check') checked(draft, undefined)
  else chainRead(draft, undefined)
}

/** After the back/forward cache the pending request may be dead: was it approved meanwhile? */
export function recheck(draft: Draft): void {
  const step = draft.state.opening?.step
  if (step === 'accounts') draft.call('recheck', 'eth_accounts')
  if (step === 'switch') readChain(draft)
}

function checked(draft: Draft, value: unknown): void {
  const list = normalise(value)
  if (list && !list.length)
    return end(
      draft,
      draft.state.opening?.silent ? undefined : makeError(draft, 'NoAccounts', { act: 'connect' }),
    )
  draft.set({ reads: {} })
  if (list) draft.setOpening({ accounts: list })
  proceed(draft)
}

function established(draft: Draft): void {
  const { opening, wallet } = draft.state
  const account = opening?.accounts[0]
  if (!opening || wallet === undefined || account === undefined) return
  const { accounts, chainId, aside } = opening
  draft.set({
    status: 'connected',
    accounts,
    chainId,
    intent: { wallet, account, chainId },
    opening: undefined,
    pursuit: undefined,
    reads: {},
  })
  draft.emit('connect', place(draft))
  draft.resolve(opening.tickets)
  if (!aside) return
  draft.set({ failure: aside })
  log(draft, aside.error)
}

/** An approval that nobody waits for any more is given back, unless it is wanted elsewhere (rule 5). */
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
