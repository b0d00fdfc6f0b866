import { toCode } from '../classify/evidence.ts'
import { look } from '../classify/look.ts'
import { readAccounts } from './ask.ts'
import type { Draft } from './draft.ts'
import { end, lose } from './end.ts'
import { makeError } from './error.ts'

/** A provider's `disconnect`, with whatever the wallet put into it. */
export function heardDisconnect(draft: Draft, payload: unknown): void {
  const { status } = draft.state
  if (isRecoverable(payload)) {
    // While connecting the answer decides.
    if (status !== 'connecting') readAccounts(draft)
    return
  }
  if (status === 'reconnecting') return end(draft)
  if (status !== 'connecting') return lose(draft, 'disconnected')
  end(draft, makeError(draft, 'Disconnected', { act: 'connect', cause: payload, kind: 'offline' }))
}

/** The provider lost its chain and tries to get it back: 1013, as MetaMask says it (decision 7). */
function isRecoverable(error: unknown): boolean {
  return toCode(look(error, 'code')) === 1013
}
