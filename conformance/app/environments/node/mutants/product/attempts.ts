import { defineProductMutant, type ProductMutant } from './defineProductMutant.ts'

/** Mutants that mishandle attempts, late responses, cancels or the stored intent. */
export const attempts: readonly ProductMutant[] = [
  // Rule: the connection ignores responses to a cancelled request.
  defineProductMutant(
    'forget-the-attempt',
    'the answer to a given-up request counts',
    'machine/handleAttemptEvents.ts',
    'if (!connectAttempt.awaited.includes(call)) return revokeLateApproval(draft, stimulus)',
    '',
    'app.w.late.C',
  ),
  defineProductMutant(
    'late-switch-answer',
    'the answer to a given-up switch counts for the next one',
    'machine/continueSwitchOrAdd.ts',
    'if (chainRequest?.call !== call) return',
    'if (!chainRequest) return',
    'app.s.late.S',
  ),
  // Rule: only a disconnect by the user clears the intent to be connected.
  defineProductMutant(
    'intent-survives',
    'a disconnect by the user is forgotten at the next reload',
    'machine/disconnect.ts',
    'draft.set({ intent: undefined, left: true, failure: undefined })',
    '',
    'app.pg.reload.D',
  ),
  defineProductMutant(
    'no-unlock',
    'accounts that come back do not connect again',
    'machine/updateAccounts.ts',
    'if (list?.length) restoreUnlocked(draft, list)',
    '',
    'app.w.unlock.D',
  ),
  // Rule: a cancel ends a switch and keeps the connection.
  defineProductMutant(
    'cancel-disconnects',
    'a cancelled switch ends the connection',
    'machine/transition.ts',
    "failChainRequest(draft, createSwitchError(draft, chainRequest, 'aborted'))",
    "(draft.set({ status: 'disconnected' }), draft.emit({ event: 'disconnect' }))",
    'app.u.cancel.S',
  ),
  // Rule: the connection revokes a permission that arrives after the attempt has ended.
  defineProductMutant(
    'late-approval-kept',
    'an approval that came too late is not given back',
    'machine/handleAttemptEvents.ts',
    'revoke(draft, stimulus.wallet)',
    'undefined',
    'app.w.late.D',
    'wallet_revokePermissions asked 1 times wanted, 0 seen',
  ),
]
