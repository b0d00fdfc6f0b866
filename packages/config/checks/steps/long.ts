import type { Step } from '../step.ts'
import { sum } from '../tally.ts'
import { judged } from './suite.ts'

/** What only `npm run test:all` runs, because it takes minutes. */
export const long: Step[] = [
  {
    name: 'touchstone app, in the built app',
    wave: 'browser',
    run: async (tools) => {
      const run = (name: string) =>
        judged(tools, `app-page-${name}`, ['app', '--wallet', name, '--in', 'page'])
      return sum([await run('standard'), await run('metamask')])
    },
  },
]
