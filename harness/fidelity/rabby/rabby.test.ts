import { personas } from '../../src/personas/index.ts'
import { describeParity } from '../scenario/describeParity.ts'
import { personaSide, realRabby } from './sides.ts'
import { scenarios } from './scenarios.ts'

await describeParity({
  topic: 'rabby-provider',
  scenarios,
  real: realRabby,
  ours: personaSide(personas.rabby),
  other: personaSide(personas.standard),
})
