import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { countSuiteResults, type SuiteRun } from './results/countSuiteResults.ts'
import type { StepContext } from './Step.ts'
import { failedResult, type StepResult } from './stepResult.ts'

export const cli = 'conformance/cli/main.ts'

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
