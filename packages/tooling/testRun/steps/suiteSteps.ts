import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { countMutants } from '../results/countMutants.ts'
import { countSuiteResults, type SuiteRun } from '../results/countSuiteResults.ts'
import type { Step, StepContext } from '../step.ts'
import { failedResult, mergeResults, type StepResult } from '../stepResult.ts'

export const cli = 'conformance/cli/main.ts'

/** Fake wallets that every change is checked against; `standard` is the correct one. */
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

/** Wallet checks on the fake wallets, the app's connection against the transition table, and the mutation score. */
export const suiteSteps: Step[] = [
  {
    name: 'touchstone check, all personas',
    wave: 'node',
    run: (tools) =>
      runEach(
        personas,
        (name) => runSuite(tools, `check-${name}`, ['check', '--persona', name]),
        3,
      ),
  },
  {
    name: 'touchstone app, in Node',
    wave: 'node',
    run: (tools) =>
      runEach(personas, (name) =>
        runSuite(tools, `app-${name}`, ['app', '--wallet', name, '--in', 'node']),
      ),
  },
  mutantsStep('touchstone mutants', []),
]

/** Runs the CLI and counts the results in its JSON report. */
export async function runSuite(
  tools: StepContext,
  title: string,
  args: string[],
): Promise<StepResult> {
  const attempt = await attemptSuiteRun(tools, title, args)
  return 'result' in attempt ? attempt.result : missingRun(title, attempt)
}

type SuiteAttempt = { result: StepResult } | MissingRun
type MissingRun = { exit: number | null; line: string }

/** Runs the CLI. Distinguishes a run that did not start from one that broke. */
export async function attemptSuiteRun(
  tools: StepContext,
  title: string,
  args: string[],
): Promise<SuiteAttempt> {
  const file = path.join(tools.root, '.results', `${title}.json`)
  const html = path.join(tools.root, '.results', `${title}.html`)
  rmSync(file, { force: true })
  const { exit, output } = await tools.command('node', [
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

/** Mutation score, counted from the last line of the output. */
export function mutantsStep(name: string, args: string[]): Step {
  return {
    name,
    wave: 'node',
    run: async (tools) => {
      const { exit, stdout } = await tools.command('node', [cli, 'mutants', ...args])
      return countMutants(stdout, exit)
    },
  }
}

/** Calls `run` for each name, some in parallel, since a run of the suite mostly waits. */
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
