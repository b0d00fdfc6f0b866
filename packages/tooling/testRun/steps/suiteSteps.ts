import { runForEachName } from '../runForEachName.ts'
import { runSuite } from '../runSuite.ts'
import type { Step } from '../Step.ts'
import { allPersonas, personas } from '../suitePersonas.ts'
import { createMutantsStep } from './createMutantsStep.ts'

/**
 * Steps that run the wallet checks on the fake wallets, compare the app's connection with the transition
 * table, and count the wallet mutants that are caught.
 */
export const suiteSteps: Step[] = [
  {
    name: 'touchstone check, all personas',
    wave: 'node',
    run: (context) =>
      runForEachName(
        allPersonas,
        (name) => runSuite(context, `check-${name}`, ['check', '--persona', name]),
        3,
      ),
  },
  {
    name: 'touchstone app, in Node',
    wave: 'node',
    run: (context) =>
      runForEachName(personas, (name) =>
        runSuite(context, `app-${name}`, ['app', '--wallet', name, '--in', 'node']),
      ),
  },
  createMutantsStep('touchstone mutants', []),
]
