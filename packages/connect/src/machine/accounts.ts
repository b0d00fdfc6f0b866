import type { Address } from 'viem'
import { accounts as normalise, announcedAccounts, sameAccounts } from '../normalise/accounts.ts'
import { readAccounts, thenChain } from './ask.ts'
import { unlock } from './connect.ts'
import type { Draft } from './draft.ts'
import { end, lose } from './end.ts'
import type { Answer } from './stimulus.ts'
import { place } from './place.ts'

/** Handles `accountsChanged` with an untrusted payload. */
export function heardAccounts(draft: Draft, payload: unknown): void {
  const list = announcedAccounts(payload)
  const { status, opening, reads } = draft.state
  if (status === 'disconnected') {
    if (list?.length) unlock(draft, list)
    return
  }
  if (opening) {
    if (status === 'reconnecting' && list && !list.length) return end(draft)
    // Before the answer, only a non-empty list counts. After it, any other payload also causes a new read.
    if (list?.length) draft.setOpening({ heard: list })
    else if (opening.accounts.length) draft.setOpening({ heard: [] })
    return
  }
  if (!list) return readAccounts(draft)
  // The event is newer than a pending read.
  const { accounts: _, ...others } = reads
  draft.set({ reads: others })
  settle(draft, list)
  thenChain(draft)
}

/** Handles the answer to a repeated `eth_accounts`. */
export function rereadAccounts(draft: Draft, answer: Answer): void {
  const { status } = draft.state
  const list = answer.ok ? normalise(answer.value) : undefined
  if (status === 'reconnecting') {
    if (list && !list.length) end(draft)
    return
  }
  if (!answer.ok && answer.gone) return lose(draft, 'disconnected')
  if (list) settle(draft, list)
}

/** Emits a change only if the list differs from the last emitted one. */
function settle(draft: Draft, list: readonly Address[]): void {
  const { status, accounts, intent } = draft.state
  if (status === 'disconnected' || status === 'connecting') return
  const account = list[0]
  if (account === undefined) return lose(draft, 'disconnected')
  if (sameAccounts(list, accounts)) return
  draft.set({ accounts: list, intent: intent && { ...intent, account } })
  draft.emit('change', { ...place(draft), changed: ['account'] })
}
