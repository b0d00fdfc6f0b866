import { existsSync, globSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { Step, StepContext } from '../Step.ts'
import {
  failedResult,
  emptyResult,
  mergeResults,
  type StepResult,
  skippedResult,
  passOrFail,
} from '../stepResult.ts'
import { countVitestTests } from '../results/countVitestTests.ts'

/** Steps that run scripts of all packages. Turbo orders them and caches their results. */
export const packageTasks: Step[] = [
  {
    name: 'types',
    wave: 'read',
    run: async (context) =>
      mergeResults([
        await checkTypes(context),
        await checkSeparateTypes(context, 'conformance/metamask'),
        await checkSeparateTypes(context, 'conformance/examples/rainbowkit-dapp'),
      ]),
  },
  {
    name: 'build and units',
    wave: 'node',
    run: (context) => runTestTask(context, ['build', 'test'], 'vitest.json', countVitestTests),
  },
]

async function checkTypes(context: StepContext): Promise<StepResult> {
  const { exit, output } = await runTurbo(context, ['check:types'])
  if (exit !== 0) return failedResult(listTypeErrors('types', output))
  return { ...emptyResult, passed: packagesWithScript(context.root, 'check:types').length }
}

const listTypeErrors = (title: string, output: string) => {
  const errors = output.split('\n').filter((line) => line.includes('error TS'))
  return [`${title}:`, ...errors.slice(0, 12)].join('\n    ')
}

/**
 * Runs tasks in all packages, then counts the results of the last task in each package that has it. A package without
 * results has failed.
 *
 * @param report name of the JSON report in the folder `.results` of each package
 * @param args arguments of the tasks
 */
export async function runTestTask<Report>(
  context: StepContext,
  tasks: string[],
  report: string,
  count: (report: Report, folder: string) => StepResult,
  args: string[] = [],
): Promise<StepResult> {
  const folders = packagesWithScript(context.root, tasks.at(-1)!)
  if (folders.length === 0) return failedResult(`${tasks.at(-1)}: no package has such tests`)
  const fileOf = (folder: string) => path.join(context.root, folder, '.results', report)
  for (const folder of folders) rmSync(fileOf(folder), { force: true })
  const { exit, output } = await runTurbo(context, tasks, args)
  const total = mergeResults(
    folders.map((folder) =>
      existsSync(fileOf(folder))
        ? count(JSON.parse(readFileSync(fileOf(folder), 'utf8')) as Report, folder)
        : failedResult(`${folder}: no results: ${lastError(output, folder)}`),
    ),
  )
  if (exit === 0 || total.failed > 0) return total
  const line = `${tasks.join(' and ')}: exit code ${exit}: ${output.slice(-600)}`
  return mergeResults([total, failedResult(line)])
}

function runTurbo({ command }: StepContext, tasks: string[], args: string[] = []) {
  const concurrency = tasks.includes('test:browser') ? '1' : '2'
  const flags = ['--continue=always', `--concurrency=${concurrency}`, '--output-logs=errors-only']
  return command('turbo', ['run', ...tasks, ...flags, ...(args.length > 0 ? ['--', ...args] : [])])
}

/** Returns the folders of the packages whose package.json has this script. */
export function packagesWithScript(root: string, script: string): string[] {
  const manifests = globSync('{apps/*,packages/*,harness,conformance}/package.json', { cwd: root })
  return manifests.map(path.dirname).filter((folder) => {
    const text = readFileSync(path.join(root, folder, 'package.json'), 'utf8')
    const { scripts } = JSON.parse(text) as { scripts?: object }
    return Object.hasOwn(scripts ?? {}, script)
  })
}

function lastError(output: string, folder: string) {
  const name = folder.split('/').at(-1) ?? folder
  const own = output.split('\n').filter((line) => line.includes(name))
  return (own.findLast((line) => /error/i.test(line)) ?? own.at(-1) ?? 'it said nothing').trim()
}

/** Checks the types of a folder with its own lockfile. Reports a skip until its first use installs it. */
export async function checkSeparateTypes(
  { root, command }: StepContext,
  folder: string,
): Promise<StepResult> {
  const compiler = `${folder}/node_modules/typescript/bin/tsc`
  if (!existsSync(path.join(root, compiler)))
    return skippedResult(`types: ${folder}`, 'its first use installs it; it was not used here yet')
  const { exit, output } = await command('node', [compiler, '--noEmit', '-p', folder])
  return passOrFail(exit === 0, listTypeErrors(`types: ${folder}`, output))
}
