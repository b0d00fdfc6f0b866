import type { Step } from '../Step.ts'
import { journeysStep } from './journeysStep.ts'
import { longSteps } from './longSteps.ts'
import { staticChecks } from './staticChecks.ts'
import { packageTasks } from './packageTasks.ts'
import { createRealWalletStep } from './createRealWalletStep.ts'
import { suiteSteps } from './suiteSteps.ts'

const everyChange = [...staticChecks, ...packageTasks, ...suiteSteps, journeysStep]
const realWallets = ['metamask', 'rabby', 'rainbow'].map(createRealWalletStep)

/** Steps of `npm test` and of `npm run test:all`. */
export const steps: Record<'test' | 'test:all', Step[]> = {
  test: [...everyChange, ...realWallets],
  'test:all': [...everyChange, ...longSteps, ...realWallets],
}
