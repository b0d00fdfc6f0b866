import { runConcurrently } from '../runConcurrently.ts'
import { runSuite } from '../runSuite.ts'
import type { Step } from '../Step.ts'
import { mergeResults } from '../stepResult.ts'
import { createMutantsStep } from './createMutantsStep.ts'

/** Personas of the app's wallets, and `standard`, the correct wallet. */
export const personas = [
  'standard',
  'metamask',
  'rabby',
  'gate',
  'tokenpocket',
  'walletconnect',
  'bitget',
  'rainbow',
  'binance',
]

/** All personas: a test compares them with those of the harness. */
export const allPersonas = [
  ...personas,
  'metamask@13.13',
  'metamask-mobile',
  'trust',
  'phantom',
  'brave',
  'legacy',
]

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
