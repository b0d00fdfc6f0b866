import { defineProductMutant, type ProductMutant } from './defineProductMutant.ts'

/** Mutants that mishandle attempts, late responses, cancels, or the stored session. */
export const attemptsAndStorage: readonly ProductMutant[] = [
  // Rule: the connection ignores responses to a cancelled request.
  defineProductMutant('forget-the-attempt', 'app.w.late.C', {
    description: 'the answer to a given-up request counts',
    file: 'machine/handleAccountsAnswer.ts',
    from: 'if (!connectAttempt.awaited.includes(call)) return revokeLateApproval(draft, stimulus)',
    to: '',
  }),
  defineProductMutant('late-switch-answer', 'app.s.late.S', {
    description: 'the answer to a given-up switch counts for the next one',
    file: 'machine/continueSwitchOrAdd.ts',
    from: 'if (chainRequest?.call !== call) return',
    to: 'if (!chainRequest) return',
  }),
  // Rule: only a disconnect by the user clears the intent to be connected.
  defineProductMutant('intent-survives', 'app.pg.reload.D', {
    description: 'a disconnect by the user is forgotten at the next reload',
    file: 'machine/disconnect.ts',
    from: 'draft.set({ intent: undefined, left: true, failure: undefined })',
    to: '',
  }),
  defineProductMutant('no-unlock', 'app.w.unlock.D', {
    description: 'accounts that come back do not connect again',
    file: 'machine/updateAccounts.ts',
    from: 'if (list?.length) restoreUnlocked(draft, list)',
    to: '',
  }),
  // Rule: a cancel ends a switch and keeps the connection.
  defineProductMutant('cancel-disconnects', 'app.u.cancel.S', {
    description: 'a cancelled switch ends the connection',
    file: 'machine/transition.ts',
    from: "failChainRequest(draft, createSwitchError(draft, chainRequest, 'aborted'))",
    to: "(draft.set({ status: 'disconnected' }), draft.emit({ event: 'disconnect' }))",
  }),
  // Rule: the connection revokes a permission that arrives after the attempt has ended.
  defineProductMutant('late-approval-kept', 'app.w.late.D', {
    description: 'an approval that came too late is not given back',
    file: 'machine/handleAccountsAnswer.ts',
    from: 'revoke(draft, stimulus.wallet)',
    to: 'undefined',
    message: 'wallet_revokePermissions asked 1 times wanted, 0 seen',
  }),
  // Rule: a disconnect in one tab also disconnects the other tabs of the origin.
  defineProductMutant('tabs-apart', 'app.tab.revoke.N', {
    description: 'a disconnect in another tab goes unheard where the wallet has no word for it',
    file: 'connection/createIntentStorage.ts',
    from: "if (readProperty(event, 'key') !== key || readProperty(event, 'newValue') !== null)",
    to: 'if (event)',
  }),
  // Rule: a reload restores the last account and chain.
  defineProductMutant('old-chain-restored', 'app.pg.reload.N', {
    description: 'what is remembered does not follow the chain',
    file: 'machine/updateChain.ts',
    from: 'intent: intent && { ...intent, chainId }',
    to: 'intent',
    message: 'restoring',
  }),
  defineProductMutant('old-account-restored', 'app.pg.reload.N', {
    description: 'what is remembered does not follow the account',
    file: 'machine/updateAccounts.ts',
    from: 'intent: intent && { ...intent, account }',
    to: 'intent',
    message: 'restoring',
  }),
]
