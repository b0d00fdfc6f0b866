import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { countSuiteResults, type SuiteRun } from './results/countSuiteResults.ts'
import type { StepContext } from './Step.ts'
import { failedResult, type StepResult } from './stepResult.ts'

export const cli = 'conformance/cli/main.ts'

/**
 * Runs the CLI and counts the results in its JSON report. `usageError` is the message of a run that the CLI refused
 * with exit code 2.
 */
export async function runSuite(
  { root, command }: StepContext,
  title: string,
  args: string[],
): Promise<StepResult & { usageError?: string }> {
  const file = path.join(root, '.results', `${title}.json`)
  const html = path.join(root, '.results', `${title}.html`)
  rmSync(file, { force: true })
  const { exit, output } = await command('node', [cli, ...args, '--json', file, '--html', html])
  if (existsSync(file))
    return countSuiteResults(JSON.parse(readFileSync(file, 'utf8')) as SuiteRun, exit, title)
  const line = output.trim().split('\n').at(-1) ?? ''
  const failure = failedResult(`${title}: wrote no run, exit code ${exit}: ${line}`)
  return exit === 2 ? { ...failure, usageError: line.replace(/^touchstone: /, '') } : failure
}
