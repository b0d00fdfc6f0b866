import type { Address } from 'viem'
import {
  normaliseAccounts,
  announcedAccounts,
  sameAccounts,
} from '../normalise/normaliseAccounts.ts'
import { readAccounts, readChainAfterAccounts } from './walletRequests.ts'
import type { Draft } from './createDraft.ts'
import { restoreUnlocked } from './restoreConnection.ts'
import { endAttempt, endConnection } from './endAttemptOrConnection.ts'
import type { Answer } from './types.ts'
import { createEventFields } from './updateChain.ts'

export function handleAccountsChanged(draft: Draft, payload: unknown): void {
  const list = announcedAccounts(payload)
  const { status, connectAttempt, reads } = draft.state
  if (status === 'disconnected') {
    if (list?.length) restoreUnlocked(draft, list)
    return
  }
  if (connectAttempt) {
    if (status === 'reconnecting' && list && !list.length) return endAttempt(draft)
    // After the answer, another payload counts as an empty list, and the attempt reads the accounts again.
    if (list?.length) draft.setAttempt({ eventAccounts: list })
    else if (connectAttempt.accounts.length) draft.setAttempt({ eventAccounts: [] })
    return
  }
  if (!list) return readAccounts(draft)
  // Ignore the answer to a pending read of the accounts: the event is newer.
  draft.set({ reads: { ...reads, accounts: undefined } })
  updateAccounts(draft, list)
  readChainAfterAccounts(draft)
}

/** Handles the answer to an `eth_accounts` that the connection sends to find changes. */
export function handleAccountsRead(draft: Draft, answer: Answer): void {
  const { status } = draft.state
  const list = answer.ok ? normaliseAccounts(answer.value) : undefined
  if (status === 'reconnecting') {
    if (list && !list.length) endAttempt(draft)
    return
  }
  if (!answer.ok && answer.gone) return endConnection(draft, 'disconnected')
  if (list) updateAccounts(draft, list)
}

/** Records the wallet's current accounts. Emits a change only if they differ. An empty list ends the connection. */
function updateAccounts(draft: Draft, list: readonly Address[]): void {
  const { status, accounts, chainId, intent } = draft.state
  if (status === 'disconnected' || status === 'connecting' || chainId === undefined) return
  const account = list[0]
  if (account === undefined) return endConnection(draft, 'disconnected')
  if (sameAccounts(list, accounts)) return
  draft.set({ accounts: list, intent: intent && { ...intent, account } })
  draft.emit({ event: 'change', ...createEventFields(draft, chainId), changed: ['account'] })
}
