import { normaliseAccounts, sameAccounts } from '../normalise/normaliseAccounts.ts'
import { requestChain, readBoth, readChainAfterAccounts } from './walletRequests.ts'
import type { Draft } from './createDraft.ts'
import { endAttempt, failAttempt } from './endAttemptOrConnection.ts'
import { emitError, createError } from './createError.ts'
import { isConfiguredChain } from './isConfiguredChain.ts'
import { createEventFields } from './updateChain.ts'

/** Maximum number of repeated reads in one attempt, each after an event that contradicts an answer. */
const maxChecks = 2

export function continueAttempt(draft: Draft): void {
  const { connectAttempt } = draft.state
  if (!connectAttempt) return
  const { eventAccounts, accounts, checks, chainId, target } = connectAttempt
  if (eventAccounts && !sameAccounts(eventAccounts, accounts) && checks < maxChecks) {
    // Read the accounts again: the page may receive event and answer in another order than the wallet sent them.
    draft.setAttempt({ step: 'check', eventAccounts: undefined, checks: checks + 1 })
    draft.set({ reads: { accounts: draft.call('readAccounts', 'eth_accounts') } })
    return draft.timer('read')
  }
  if (chainId === undefined) {
    draft.setAttempt({ step: 'chain' })
    draft.set({ reads: { chain: draft.call('readChain', 'eth_chainId') } })
    return draft.timer('read')
  }
  if (target === undefined || target === chainId) return establishConnection(draft)
  draft.setAttempt({ target: undefined })
  if (!isConfiguredChain(draft.context.chains, target)) return connectWithoutSwitch(draft, target)
  draft.setAttempt({ step: 'switch' })
  draft.set({ since: draft.context.at })
  requestChain(draft, 'switch', target, [])
}

/** Connects on the wallet's chain, because the app lacks the requested chain. Reports an error after `connect`. */
function connectWithoutSwitch(draft: Draft, chainId: number): void {
  const { connectAttempt, wallet } = draft.state
  if (!connectAttempt || wallet === undefined) return
  const error = createError(draft, 'ChainNotConfiguredError', {
    act: 'switch',
    chainId,
    appLacksChain: true,
  })
  draft.setAttempt({ switchFailure: { act: 'switch', error, wallet, chainId } })
  establishConnection(draft)
}

/** Handles the answer or the timeout of `eth_chainId` while connecting. */
export function handleChainRead(
  draft: Draft,
  read: number | undefined,
  gone?: { error: unknown },
): void {
  const { connectAttempt } = draft.state
  if (connectAttempt?.step !== 'chain') return
  const { eventChainId, checks } = connectAttempt
  const isContradicted = eventChainId !== undefined && eventChainId !== read
  if (read !== undefined && isContradicted && checks < maxChecks) {
    draft.setAttempt({ checks: checks + 1, eventChainId: undefined })
    return continueAttempt(draft)
  }
  const chainId = read ?? eventChainId
  if (chainId !== undefined) {
    draft.setAttempt({ chainId })
    return continueAttempt(draft)
  }
  if (gone) failAttempt(draft, 'ProviderNotFoundError', { cause: gone.error })
  else failAttempt(draft, 'ConnectFailedError')
}

/** Handles the answer or the timeout of a repeated `eth_accounts` while connecting. */
export function handleAccountsCheck(draft: Draft, value: unknown): void {
  const list = normaliseAccounts(value)
  if (list && !list.length) return failAttempt(draft, 'NoAccountsError')
  draft.set({ reads: {} })
  if (list) draft.setAttempt({ accounts: list })
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

function establishConnection(draft: Draft): void {
  const { connectAttempt, wallet } = draft.state
  const { accounts = [], chainId } = connectAttempt ?? {}
  const [account] = accounts
  if (!connectAttempt || wallet === undefined || account === undefined || chainId === undefined)
    return
  const { switchFailure, checks } = connectAttempt
  draft.set({
    status: 'connected',
    accounts,
    chainId,
    intent: { wallet, account, chainId },
    connectAttempt: undefined,
    chainRequest: undefined,
    reads: {},
  })
  draft.emit({ event: 'connect', ...createEventFields(draft, chainId) })
  draft.resolve(connectAttempt.tickets)
  if (switchFailure) {
    draft.set({ failure: switchFailure })
    emitError(draft, switchFailure.error)
  }
  // Events after the last repeated read were not compared with its answer.
  if (checks >= maxChecks) readBoth(draft)
}
