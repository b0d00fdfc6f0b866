import { defineProductMutant, type ProductMutant } from './mutant.ts'

/** Faults in the assignment of responses to attempts. */
export const attempts: readonly ProductMutant[] = [
  // Responses of a cancelled attempt are ignored.
  defineProductMutant(
    'forget-the-attempt',
    'the answer to a given-up request counts',
    'machine/opening.ts',
    'if (!opening.awaited.includes(call)) return late(draft, stimulus)',
    '',
    'app.w.late.C',
  ),
  defineProductMutant(
    'late-switch-answer',
    'the answer to a given-up switch counts for the next one',
    'machine/pursuit.ts',
    'if (pursuit?.call !== call) return',
    'if (!pursuit) return',
    'app.s.late.S',
  ),
  // Only the user's disconnect clears the intent to be connected.
  defineProductMutant(
    'intent-survives',
    'a disconnect by the person is forgotten at the next reload',
    'machine/connect.ts',
    'draft.set({ intent: undefined, left: true, failure: undefined })',
    '',
    'app.pg.reload.D',
  ),
  defineProductMutant(
    'no-unlock',
    'accounts that come back do not connect again',
    'machine/accounts.ts',
    'if (list?.length) unlock(draft, list)',
    '',
    'app.w.unlock.D',
  ),
  // Cancel ends a switch and keeps the connection.
  defineProductMutant(
    'cancel-disconnects',
    'a cancelled switch ends the connection',
    'machine/switch.ts',
    "if (pursuit) failPursuit(draft, switchError(draft, pursuit.act, pursuit.target, 'aborted'))",
    "if (pursuit) { draft.set({ status: 'disconnected' }); draft.emit('disconnect') }",
    'app.u.cancel.S',
  ),
  // A late approval is revoked.
  defineProductMutant(
    'late-approval-kept',
    'an approval that came too late is not given back',
    'machine/opening.ts',
    'revoke(draft, stimulus.wallet)',
    'undefined',
    'app.w.late.D',
    'wallet_revokePermissions asked 1 times wanted, 0 seen',
  ),
]
