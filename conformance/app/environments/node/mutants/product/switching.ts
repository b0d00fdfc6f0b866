import { defineProductMutant, type ProductMutant } from './defineProductMutant.ts'

/** Mutants that switch or add chains wrongly. */
export const switching: readonly ProductMutant[] = [
  // Rule: a switch is done when the wallet's chain is the target, whatever response or event
  // arrives.
  defineProductMutant('believe-the-answer', 'app.s.ok.lie.S', {
    description: 'a switch is done when its promise resolves',
    file: 'machine/continueSwitchOrAdd.ts',
    from: "if (chainRequest.act === 'switch') draft.timer('poll')",
    to: "if (chainRequest.act === 'switch') return completeChainRequest(draft)",
  }),
  defineProductMutant('wait-for-the-answer', 'app.s.event.hang.S', {
    description: 'the chain is the target, and an answer that never comes is waited for',
    file: 'machine/continueSwitchOrAdd.ts',
    from: "if (timer === 'grace' && there) return completeChainRequest(draft)",
    to: '',
  }),
  // Rule: a connect also switches the wallet to the app's chain.
  defineProductMutant('no-initial-switch', 'app.w.accounts.otherchain.C', {
    description: 'connected on whatever chain the wallet is',
    file: 'machine/continueAttempt.ts',
    from: 'if (target === undefined || target === chainId) return establishConnection(draft)',
    to: 'return establishConnection(draft)',
  }),
  defineProductMutant('rejected-and-connected', 'app.w.initswitch.rejected.C', {
    description: 'a rejected initial switch connects all the same',
    file: 'machine/continueSwitchOrAdd.ts',
    from: "if (error.reason === 'user-rejected')",
    to: "if (error.reason === 'unsupported')",
  }),
  // Rule: an add is done when the wallet has switched to the added chain.
  defineProductMutant('added-is-switched', 'app.a.ok.other.A', {
    description: 'an add without the switch counts as done',
    file: 'machine/continueSwitchOrAdd.ts',
    from: "if (chainRequest.act === 'add' && chainRequest.answered) switchAfterAdd(draft)",
    to: "if (chainRequest.act === 'add' && chainRequest.answered) completeChainRequest(draft)",
  }),
]
