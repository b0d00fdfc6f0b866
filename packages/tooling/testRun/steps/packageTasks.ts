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
import { countVitestTests, type VitestReport } from '../results/countVitestTests.ts'

/**
 * Steps that run tasks which packages have under the same name. Turbo orders the tasks and caches their
 * results.
 */
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
    run: (context) =>
      runTestTask(context, ['build', 'test'], 'test', 'vitest.json', countUnitTests),
  },
]

async function checkTypes(context: StepContext): Promise<StepResult> {
  const { exit, output } = await runTurbo(context, ['check:types'])
  const errors = output.split('\n').filter((line) => line.includes('error TS'))
  const checked = packagesWithScript(context.root, 'check:types').length
  if (exit === 0) return { ...emptyResult, passed: checked }
  return failedResult(['types:', ...errors.slice(0, 12)].join('\n    '))
}

/**
 * Runs a task in all packages that have it, then counts the results of each package. A package without
 * results has failed.
 *
 * @param given arguments of the task
 */
export async function runTestTask(
  context: StepContext,
  verbs: string[],
  verb: string,
  file: string,
  count: (text: string, folder: string) => StepResult,
  given: string[] = [],
): Promise<StepResult> {
  const folders = packagesWithScript(context.root, verb)
  if (folders.length === 0) return failedResult(`${verb}: no package has such tests`)
  for (const folder of folders) rmSync(resultFile(context.root, folder, file), { force: true })
  const { exit, output } = await runTurbo(context, verbs, given)
  const results = folders.map((folder) => {
    const found = resultFile(context.root, folder, file)
    if (!existsSync(found))
      return failedResult(`${folder}: no results: ${lastError(output, folder)}`)
    return count(readFileSync(found, 'utf8'), folder)
  })
  const total = mergeResults(results)
  if (exit === 0 || total.failed > 0) return total
  return mergeResults([
    total,
    failedResult(`${verbs.join(' and ')}: exit code ${exit}: ${output.slice(-600)}`),
  ])
}

function countUnitTests(text: string, folder: string) {
  return countVitestTests(JSON.parse(text) as VitestReport, folder)
}

function runTurbo({ command }: StepContext, verbs: string[], given: string[] = []) {
  const concurrency = verbs.includes('test:browser') ? '1' : '2'
  const flags = ['--continue=always', `--concurrency=${concurrency}`, '--output-logs=errors-only']
  const passed = given.length > 0 ? ['--', ...given] : []
  return command('turbo', ['run', ...verbs, ...flags, ...passed])
}

/** Returns the folders of the packages whose package.json has this script. */
export function packagesWithScript(root: string, verb: string): string[] {
  const manifests = globSync(['apps/*', 'packages/*', 'harness', 'conformance'], { cwd: root })
  return manifests.filter((folder) => {
    const manifest = path.join(root, folder, 'package.json')
    if (!existsSync(manifest)) return false
    const { scripts } = JSON.parse(readFileSync(manifest, 'utf8')) as { scripts?: object }
    return Object.hasOwn(scripts ?? {}, verb)
  })
}

function resultFile(root: string, folder: string, file: string) {
  return path.join(root, folder, '.results', file)
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
  const errors = output.split('\n').filter((line) => line.includes('error TS'))
  return passOrFail(exit === 0, [`types: ${folder}:`, ...errors.slice(0, 12)].join('\n    '))
}
