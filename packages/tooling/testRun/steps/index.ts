import type { Step } from '../Step.ts'
import { journeysStep } from './journeysStep.ts'
import { longSteps } from './longSteps.ts'
import { metamask, metamaskPresence } from './metamaskSteps.ts'
import { staticChecks } from './staticChecks.ts'
import { packageTasks } from './packageTasks.ts'
import { createRealWalletStep } from './createRealWalletStep.ts'
import { suiteSteps } from './suiteSteps.ts'

const everyChange: Step[] = [...staticChecks, ...packageTasks, ...suiteSteps, journeysStep]

/** Steps of `npm test` and of `npm run test:all`. */
export const steps: Record<'test' | 'test:all', Step[]> = {
  test: [
    ...everyChange,
    metamaskPresence,
    createRealWalletStep('rabby', false),
    createRealWalletStep('rainbow', false),
  ],
  'test:all': [
    ...everyChange,
    ...longSteps,
    metamask,
    createRealWalletStep('rabby', true),
    createRealWalletStep('rainbow', true),
  ],
}
