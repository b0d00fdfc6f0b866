import type { Step, StepContext } from '../Step.ts'
import {
  failedResult,
  skippedResult,
  emptyResult,
  mergeResults,
  type StepResult,
} from '../stepResult.ts'
import { countPlaywrightTests } from '../results/countPlaywrightTests.ts'
import { packagesWithScript, runTestTask } from './packageTasks.ts'

const task = 'test:browser'

/** Tests that a run leaves out, by a tag in their titles. */
type LeftOut = { tag: string; name: string; reason: string }

/** `npm test` leaves these out, because a developer waits for its result, perhaps on a machine with two cores. */
const long: LeftOut = {
  tag: '@long',
  name: 'long journeys',
  reason: 'left to CI, npm run test:all, and npm test -- --all-journeys',
}

/** Only `npm run test:all` drives real wallets, as in the steps for the checks and for the app. */
const onRealWallets: LeftOut = {
  tag: '@realWallets',
  name: 'journeys on real wallets',
  reason: 'npm run test:all drives real wallets',
}

/** Step that runs the tests of all packages that need a browser, except those that the run leaves out. */
export const journeysStep: Step = {
  name: 'journeys in the browser',
  wave: 'browser',
  run: async (context) => {
    const leftOut = [
      ...(context.allJourneys ? [] : [long]),
      ...(context.realWallets ? [] : [onRealWallets]),
    ]
    const tags = leftOut.map(({ tag }) => tag).join('|')
    const args = tags === '' ? [] : ['--grep-invert', tags]
    const skipped: StepResult[] = []
    for (const one of leftOut) skipped.push(await countLeftOut(context, one))
    return mergeResults([
      await runTestTask(context, [task], 'playwright.json', countPlaywrightTests, args),
      ...skipped,
    ])
  },
}

/** Reports the tests with the tag as skipped. Playwright lists and counts them. */
async function countLeftOut(
  { root, command }: StepContext,
  { tag, name, reason }: LeftOut,
): Promise<StepResult> {
  const list = ['exec', 'playwright', 'test', '--list', '--grep', tag, '--pass-with-no-tests']
  const results = packagesWithScript(root, task).map(async (folder) => {
    const { exit, output } = await command('pnpm', ['--dir', folder, ...list])
    const [, found] = /^Total: (\d+) tests? in/m.exec(output) ?? []
    if (exit !== 0 || found === undefined)
      return failedResult(`${folder}: its ${name} cannot be listed: ${output.slice(-600)}`)
    return Number(found) === 0
      ? emptyResult
      : skippedResult(`${name}: ${folder}`, reason, Number(found))
  })
  return mergeResults(await Promise.all(results))
}
