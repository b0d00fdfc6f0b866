import { defineProductMutant, type ProductMutant } from './mutant.ts'

/** Faults in switching and adding chains. */
export const switching: readonly ProductMutant[] = [
  // A switch is done when the chain is the target.
  defineProductMutant(
    'believe-the-answer',
    'a switch is done when its promise resolves',
    'machine/pursuit.ts',
    "if (pursuit.act === 'switch') draft.timer('poll')",
    "if (pursuit.act === 'switch') return done(draft)",
    'app.s.ok.lie.S',
  ),
  defineProductMutant(
    'wait-for-the-answer',
    'the chain is the target, and an answer that never comes is waited for',
    'machine/pursuit.ts',
    "if (timer === 'grace' && there) return done(draft)",
    '',
    'app.s.event.hang.S',
  ),
  defineProductMutant(
    'long-grace',
    'the grace for the answer is 3 s',
    'machine/stimulus.ts',
    'grace: 1_000',
    'grace: 3_000',
    'app.s.event.hang.S',
  ),
  // A connect switches to the app's chain first.
  defineProductMutant(
    'no-initial-switch',
    'connected on whatever chain the wallet is',
    'machine/proceed.ts',
    'if (target === undefined || target === chainId) return established(draft)',
    'return established(draft)',
    'app.w.accounts.otherchain.C',
  ),
  defineProductMutant(
    'rejected-and-connected',
    'a rejected initial switch connects all the same',
    'machine/outcome.ts',
    "if (error.kind === 'user-rejected')",
    "if (error.kind === 'unsupported')",
    'app.w.initswitch.rejected.C',
  ),
  // An add is done when the wallet has switched to the chain.
  defineProductMutant(
    'added-is-switched',
    'an add without the switch counts as done',
    'machine/outcome.ts',
    "if (pursuit.act === 'add' && pursuit.answered) added(draft)",
    "if (pursuit.act === 'add' && pursuit.answered) done(draft)",
    'app.a.ok.other.A',
  ),
]
