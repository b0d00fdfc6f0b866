import type { Address } from 'viem'
import {
  normaliseAccounts,
  announcedAccounts,
  sameAccounts,
} from '../normalise/normaliseAccounts.ts'
import { readAccounts, thenChain, type Draft } from './createDraft.ts'
import { restoreUnlocked } from './connect.ts'
import { endAttempt, endConnection } from './endConnection.ts'
import type { Answer } from './types.ts'
import { accountsAndChain } from './accountsAndChain.ts'

/** Handles `accountsChanged` with an untrusted payload. */
export function handleAccountsChanged(draft: Draft, payload: unknown): void {
  const list = announcedAccounts(payload)
  const { status, connectAttempt, reads } = draft.state
  if (status === 'disconnected') {
    if (list?.length) restoreUnlocked(draft, list)
    return
  }
  if (connectAttempt) {
    if (status === 'reconnecting' && list && !list.length) return endAttempt(draft)
    // Before the answer, only a non-empty list counts. After it, any other payload also causes a new read.
    if (list?.length) draft.setAttempt({ eventAccounts: list })
    else if (connectAttempt.accounts.length) draft.setAttempt({ eventAccounts: [] })
    return
  }
  if (!list) return readAccounts(draft)
  // The event is newer than a pending read.
  const { accounts: _, ...others } = reads
  draft.set({ reads: others })
  updateAccounts(draft, list)
  thenChain(draft)
}

/** Handles the answer to a repeated `eth_accounts`. */
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

/** Emits a change only if the list differs from the last emitted one. */
function updateAccounts(draft: Draft, list: readonly Address[]): void {
  const { status, accounts, intent } = draft.state
  if (status === 'disconnected' || status === 'connecting') return
  const account = list[0]
  if (account === undefined) return endConnection(draft, 'disconnected')
  if (sameAccounts(list, accounts)) return
  draft.set({ accounts: list, intent: intent && { ...intent, account } })
  draft.emit('change', { ...accountsAndChain(draft), changed: ['account'] })
}
