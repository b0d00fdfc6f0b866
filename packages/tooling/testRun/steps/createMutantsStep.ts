import { cli } from '../runSuite.ts'
import { countMutants } from '../results/countMutants.ts'
import type { Step } from '../Step.ts'

/** Creates the step that runs `touchstone mutants` and counts the mutants that were caught. */
export function createMutantsStep(name: string, args: string[]): Step {
  return {
    name,
    wave: 'node',
    run: async (context) => {
      const { exit, stdout } = await context.command('node', [cli, 'mutants', ...args])
      return countMutants(stdout, exit)
    },
  }
}
