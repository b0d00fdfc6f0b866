import { toCode } from '../classify/evidence.ts'
import { look } from '../classify/look.ts'
import { readAccounts } from './ask.ts'
import type { Draft } from './draft.ts'
import { end, lose } from './end.ts'
import { makeError } from './error.ts'

/** Handles a provider's `disconnect` with an untrusted payload. */
export function heardDisconnect(draft: Draft, payload: unknown): void {
  const { status } = draft.state
  if (isRecoverable(payload)) {
    // While connecting, the pending answer decides.
    if (status !== 'connecting') readAccounts(draft)
    return
  }
  if (status === 'reconnecting') return end(draft)
  if (status !== 'connecting') return lose(draft, 'disconnected')
  end(draft, makeError(draft, 'Disconnected', { act: 'connect', cause: payload, kind: 'offline' }))
}

/** Returns whether the provider tries to reconnect to its chain. MetaMask sends the code 1013 for this. */
function isRecoverable(error: unknown): boolean {
  return toCode(look(error, 'code')) === 1013
}
