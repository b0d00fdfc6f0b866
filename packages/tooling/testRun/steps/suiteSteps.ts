import { runConcurrently } from '../runConcurrently.ts'
import { runSuite } from '../runSuite.ts'
import type { Step } from '../Step.ts'
import { mergeResults } from '../stepResult.ts'
import { allPersonas, personas } from '../suitePersonas.ts'
import { createMutantsStep } from './createMutantsStep.ts'

/** Steps that run the wallet checks on the fake wallets, the app suite in Node, and the wallet mutants. */
export const suiteSteps: Step[] = [
  {
    name: 'touchstone check, all personas',
    wave: 'node',
    run: async (context) =>
      mergeResults(
        // A run of the suite mostly waits.
        await runConcurrently(allPersonas, 3, (name) =>
          runSuite(context, `check-${name}`, ['check', '--persona', name]),
        ),
      ),
  },
  {
    name: 'touchstone app, in Node',
    wave: 'node',
    run: async (context) =>
      mergeResults(
        await runConcurrently(personas, 1, (name) =>
          runSuite(context, `app-${name}`, ['app', '--wallet', name, '--in', 'node']),
        ),
      ),
  },
  createMutantsStep('touchstone mutants', []),
]
