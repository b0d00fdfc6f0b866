import type { Step } from '../step.ts'
import { journeys } from './journeys.ts'
import { long } from './long.ts'
import { metamask, metamaskPresence } from './metamask.ts'
import { reading } from './reading.ts'
import { rooms } from './rooms.ts'
import { suite } from './suite.ts'

const everyChange: Step[] = [...reading, ...rooms, ...suite, journeys]

/** Steps of `npm test` and of `npm run test:all`. */
export const steps: Record<'test' | 'test:all', Step[]> = {
  test: [...everyChange, metamaskPresence],
  'test:all': [...everyChange, ...long, metamask],
}
