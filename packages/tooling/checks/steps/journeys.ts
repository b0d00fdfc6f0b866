import type { Step, Tools } from '../step.ts'
import { failure, notRun, nothing, sum, type Tally } from '../tally.ts'
import { playwrightTally, type PlaywrightReport } from '../tallies/playwright.ts'
import { scripted, tested } from './rooms.ts'

const verb = 'test:browser'

/** Marks tests that `npm test` skips, because a developer waits for it, perhaps on two cores. */
const long = '@long'

/** All tests that need a browser, including the tests of the built app. */
export const journeys: Step = {
  name: 'journeys in the browser',
  wave: 'browser',
  run: async (tools) => {
    const given = tools.allJourneys ? [] : ['--grep-invert', long]
    const left = tools.allJourneys ? nothing : await leftOut(tools)
    return sum([await tested(tools, [verb], verb, 'playwright.json', count, given), left])
  },
}

function count(text: string, room: string): Tally {
  return playwrightTally(JSON.parse(text) as PlaywrightReport, room)
}

/** Reports how many long tests are skipped; Playwright counts them. */
async function leftOut({ root, command }: Tools): Promise<Tally> {
  const list = ['exec', 'playwright', 'test', '--list', '--grep', long, '--pass-with-no-tests']
  const tallies = scripted(root, verb).map(async (room) => {
    const { exit, output } = await command('pnpm', ['--dir', room, ...list])
    const [, found] = /^Total: (\d+) tests? in/m.exec(output) ?? []
    if (exit !== 0 || found === undefined)
      return failure(`${room}: its long journeys cannot be listed: ${output.slice(-600)}`)
    const reason = 'left to CI, npm run test:all, and npm test -- --all-journeys'
    return Number(found) === 0 ? nothing : notRun(`long journeys: ${room}`, reason, Number(found))
  })
  return sum(await Promise.all(tallies))
}
