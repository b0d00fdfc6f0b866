import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { countSuiteResults, type SuiteRun } from '../results/countSuiteResults.ts'
import type { Step, StepContext } from '../step.ts'
import { failedResult, mergeResults, type StepResult, emptyResult } from '../stepResult.ts'

export const cli = 'conformance/cli/main.ts'

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

/**
 * Steps that run the wallet checks on the fake wallets, compare the app's connection with the transition
 * table, and count the wallet mutants that are caught.
 */
export const suiteSteps: Step[] = [
  {
    name: 'touchstone check, all personas',
    wave: 'node',
    run: (context) =>
      runEach(
        allPersonas,
        (name) => runSuite(context, `check-${name}`, ['check', '--persona', name]),
        3,
      ),
  },
  {
    name: 'touchstone app, in Node',
    wave: 'node',
    run: (context) =>
      runEach(personas, (name) =>
        runSuite(context, `app-${name}`, ['app', '--wallet', name, '--in', 'node']),
      ),
  },
  mutantsStep('touchstone mutants', []),
]

/** Runs the CLI and counts the results in its JSON report. */
export async function runSuite(
  context: StepContext,
  title: string,
  args: string[],
): Promise<StepResult> {
  const attempt = await attemptSuiteRun(context, title, args)
  return 'result' in attempt ? attempt.result : missingRun(title, attempt)
}

type SuiteAttempt = { result: StepResult } | MissingRun
type MissingRun = { exit: number | null; line: string }

/**
 * Runs the CLI. Returns the counted results, or the exit code and the last line of output if the run wrote no
 * report.
 */
export async function attemptSuiteRun(
  context: StepContext,
  title: string,
  args: string[],
): Promise<SuiteAttempt> {
  const file = path.join(context.root, '.results', `${title}.json`)
  const html = path.join(context.root, '.results', `${title}.html`)
  rmSync(file, { force: true })
  const { exit, output } = await context.command('node', [
    cli,
    ...args,
    '--json',
    file,
    '--html',
    html,
  ])
  if (!existsSync(file)) return { exit, line: output.trim().split('\n').at(-1) ?? '' }
  const run = JSON.parse(readFileSync(file, 'utf8')) as SuiteRun
  return { result: countSuiteResults(run, exit, title) }
}

export function missingRun(title: string, { exit, line }: MissingRun): StepResult {
  return failedResult(`${title}: wrote no run, exit code ${exit}: ${line}`)
}

/** Creates the step that runs `touchstone mutants` and counts the mutants that were caught. */
export function mutantsStep(name: string, args: string[]): Step {
  return {
    name,
    wave: 'node',
    run: async (context) => {
      const { exit, stdout } = await context.command('node', [cli, 'mutants', ...args])
      return countMutants(stdout, exit)
    },
  }
}

/** Calls `run` for each name, `atOnce` in parallel. A run of the suite mostly waits. */
export async function runEach(
  names: readonly string[],
  run: (name: string) => Promise<StepResult>,
  atOnce = 1,
): Promise<StepResult> {
  const queue = names.entries()
  const results: StepResult[] = []
  const work = async () => {
    for (const [index, name] of queue) results[index] = await run(name)
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return mergeResults(results)
}

/**
 * Counts a run of `touchstone mutants` by its last line, `mutants: N/N caught`.
 *
 * @param exit the exit code: a run that caught all mutants and still exits with an error has failed
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
