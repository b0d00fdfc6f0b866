import type { Draft } from './createDraft.ts'
import { endAttempt } from './endAttemptOrConnection.ts'
import { failChainRequest } from './continueSwitchOrAdd.ts'
import { createError, createSwitchError } from './createError.ts'

/** Cancels the pending connect, switch or add. An app that is connected stays connected. */
export function cancelRequest(draft: Draft): void {
  const { connectAttempt, chainRequest } = draft.state
  if (connectAttempt)
    return endAttempt(draft, createError(draft, 'AbortedError', { act: 'connect' }))
  if (!chainRequest) return
  const error = createSwitchError(draft, chainRequest.act, chainRequest.target, 'aborted')
  failChainRequest(draft, error)
}
