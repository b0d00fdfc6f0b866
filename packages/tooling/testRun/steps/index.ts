import type { Step } from '../step.ts'
import { journeys } from './journeys.ts'
import { longSteps } from './longSteps.ts'
import { metamask, metamaskPresence } from './metamask.ts'
import { staticChecks } from './staticChecks.ts'
import { packageTasks } from './packageTasks.ts'
import { realWallet } from './realWallet.ts'
import { suiteSteps } from './suiteSteps.ts'

const everyChange: Step[] = [...staticChecks, ...packageTasks, ...suiteSteps, journeys]

/** Steps of `npm test` and of `npm run test:all`. */
export const steps: Record<'test' | 'test:all', Step[]> = {
  test: [
    ...everyChange,
    metamaskPresence,
    realWallet('rabby', false),
    realWallet('rainbow', false),
  ],
  'test:all': [
    ...everyChange,
    ...longSteps,
    metamask,
    realWallet('rabby', true),
    realWallet('rainbow', true),
  ],
}
