import type { Step } from '../step.ts'
import { passOrFail } from '../stepResult.ts'
import { publishedPackages } from './publishedPackages.ts'
import { runEach, runSuite, mutantsStep, personas } from './suiteSteps.ts'

/** Steps that only `npm run test:all` runs, because they take minutes. */
export const longSteps: Step[] = [
  mutantsStep('touchstone mutants of the product', ['--of', 'product']),
  {
    name: 'the long walk',
    wave: 'node',
    run: async ({ command }) => {
      const groups = ['walks', 'transitions', 'malformed']
      const { exit, output } = await command('node', ['conformance/soak/main.ts', ...groups])
      return passOrFail(exit === 0, `the long walk: ${output.trim().slice(-600)}`)
    },
  },
  {
    name: 'touchstone app, a plain wagmi page',
    wave: 'browser',
    run: async ({ command }) => {
      const check = 'conformance/examples/wagmi-dapp/check.ts'
      const { exit, output } = await command('node', [check])
      return passOrFail(exit === 0, `a plain wagmi page: ${output.trim().slice(-600)}`)
    },
  },
  {
    name: 'touchstone app, in the built app',
    wave: 'browser',
    run: (tools) =>
      runEach(personas, (name) =>
        runSuite(tools, `app-page-${name}`, ['app', '--wallet', name, '--in', 'page']),
      ),
  },
  publishedPackages,
]
