import type { Step } from '../step.ts'
import { each, judged, mutants, personas } from './suite.ts'

/** What only `npm run test:all` runs, because it takes minutes. */
export const long: Step[] = [
  mutants('touchstone mutants of the product', ['--of', 'product']),
  {
    name: 'touchstone app, in the built app',
    wave: 'browser',
    run: (tools) =>
      each(personas, (name) =>
        judged(tools, `app-page-${name}`, ['app', '--wallet', name, '--in', 'page']),
      ),
  },
]
