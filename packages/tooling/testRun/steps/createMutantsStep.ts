import { cli } from '../runSuite.ts'
import type { Step } from '../Step.ts'
import { emptyResult, failedResult, type StepResult } from '../stepResult.ts'

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

/**
 * Counts a run of `touchstone mutants` by its last line, `mutants: N/N caught`. A run that caught all mutants and exits
 * with an error has failed.
 */
export function countMutants(output: string, exit: number | null): StepResult {
  const match = /^mutants: (\d+)\/(\d+) caught$/.exec(output.trimEnd().split('\n').at(-1) ?? '')
  if (!match) return failedResult('mutants: no closing line "mutants: N/N caught"')
  const [caught, all] = [Number(match[1]), Number(match[2])]
  if (all === 0) return failedResult('mutants: there were none')
  const escaped = Math.max(all - caught, exit === 0 ? 0 : 1)
  const failures = escaped ? [`mutants: ${all - caught} of ${all} escaped, exit code ${exit}`] : []
  return { ...emptyResult, passed: caught, failed: escaped, failures }
}
