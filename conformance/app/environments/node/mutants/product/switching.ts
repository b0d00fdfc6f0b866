import { defineProductMutant, type ProductMutant } from './defineProductMutant.ts'

/** Mutants that switch or add chains wrongly. */
export const switching: readonly ProductMutant[] = [
  // Rule: a switch is done when the wallet's chain is the target, whatever response or event
  // arrives.
  defineProductMutant(
    'believe-the-answer',
    'a switch is done when its promise resolves',
    'machine/continueSwitchOrAdd.ts',
    "if (chainRequest.act === 'switch') draft.timer('poll')",
    "if (chainRequest.act === 'switch') return completeChainRequest(draft)",
    'app.s.ok.lie.S',
  ),
  defineProductMutant(
    'wait-for-the-answer',
    'the chain is the target, and an answer that never comes is waited for',
    'machine/continueSwitchOrAdd.ts',
    "if (timer === 'grace' && there) return completeChainRequest(draft)",
    '',
    'app.s.event.hang.S',
  ),
  // Rule: a connect also switches the wallet to the app's chain.
  defineProductMutant(
    'no-initial-switch',
    'connected on whatever chain the wallet is',
    'machine/continueAttempt.ts',
    'if (target === undefined || target === chainId) return establishConnection(draft)',
    'return establishConnection(draft)',
    'app.w.accounts.otherchain.C',
  ),
  defineProductMutant(
    'rejected-and-connected',
    'a rejected initial switch connects all the same',
    'machine/continueSwitchOrAdd.ts',
    "if (error.reason === 'user-rejected')",
    "if (error.reason === 'unsupported')",
    'app.w.initswitch.rejected.C',
  ),
  // Rule: an add is done when the wallet has switched to the added chain.
  defineProductMutant(
    'added-is-switched',
    'an add without the switch counts as done',
    'machine/continueSwitchOrAdd.ts',
    "if (chainRequest.act === 'add' && chainRequest.answered) switchAfterAdd(draft)",
    "if (chainRequest.act === 'add' && chainRequest.answered) completeChainRequest(draft)",
    'app.a.ok.other.A',
  ),
]
