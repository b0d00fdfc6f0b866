import type { Step } from '../step.ts'
import { verdict } from '../tally.ts'
import { packages } from './packages.ts'
import { each, judged, mutants, personas } from './suite.ts'

/** Steps that only `npm run test:all` runs, because they take minutes. */
export const long: Step[] = [
  mutants('touchstone mutants of the product', ['--of', 'product']),
  {
    name: 'the long walk',
    wave: 'node',
    run: async ({ command }) => {
      const groups = ['walks', 'transitions', 'malformed']
      const { exit, output } = await command('node', ['conformance/soak/main.ts', ...groups])
      return verdict(exit === 0, `the long walk: ${output.trim().slice(-600)}`)
    },
  },
  {
    name: 'touchstone app, a plain wagmi page',
    wave: 'browser',
    run: async ({ command }) => {
      const check = 'conformance/examples/wagmi-dapp/check.ts'
      const { exit, output } = await command('node', [check])
      return verdict(exit === 0, `a plain wagmi page: ${output.trim().slice(-600)}`)
    },
  },
  {
    name: 'touchstone app, in the built app',
    wave: 'browser',
    run: (tools) =>
      each(personas, (name) =>
        judged(tools, `app-page-${name}`, ['app', '--wallet', name, '--in', 'page']),
      ),
  },
  packages,
]
