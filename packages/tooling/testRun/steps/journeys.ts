import type { Step, StepContext } from '../step.ts'
import {
  failedResult,
  skippedResult,
  emptyResult,
  mergeResults,
  type StepResult,
} from '../stepResult.ts'
import { countPlaywrightTests, type PlaywrightReport } from '../results/countPlaywrightTests.ts'
import { packagesWithScript, runTestTask } from './packageTasks.ts'

const task = 'test:browser'

/**
 * Tag in the titles of long tests. `npm test` skips these tests, because a developer waits for its result,
 * perhaps on a machine with two cores.
 */
const longTag = '@long'

/** Step that runs all tests that need a browser, including the tests of the built app. */
export const journeys: Step = {
  name: 'journeys in the browser',
  wave: 'browser',
  run: async (context) => {
    const given = context.allJourneys ? [] : ['--grep-invert', longTag]
    const left = context.allJourneys ? emptyResult : await countLongJourneys(context)
    return mergeResults([
      await runTestTask(context, [task], task, 'playwright.json', countJourneys, given),
      left,
    ])
  },
}

function countJourneys(text: string, folder: string): StepResult {
  return countPlaywrightTests(JSON.parse(text) as PlaywrightReport, folder)
}

/** Reports the long tests as skipped. Playwright lists and counts them. */
async function countLongJourneys({ root, command }: StepContext): Promise<StepResult> {
  const list = ['exec', 'playwright', 'test', '--list', '--grep', longTag, '--pass-with-no-tests']
  const results = packagesWithScript(root, task).map(async (folder) => {
    const { exit, output } = await command('pnpm', ['--dir', folder, ...list])
    const [, found] = /^Total: (\d+) tests? in/m.exec(output) ?? []
    if (exit !== 0 || found === undefined)
      return failedResult(`${folder}: its long journeys cannot be listed: ${output.slice(-600)}`)
    const reason = 'left to CI, npm run test:all, and npm test -- --all-journeys'
    return Number(found) === 0
      ? emptyResult
      : skippedResult(`long journeys: ${folder}`, reason, Number(found))
  })
  return mergeResults(await Promise.all(results))
}
