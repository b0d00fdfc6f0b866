import { personas } from '../../src/personas/index.ts'
import { describeParity } from '../scenario/describeParity.ts'
import { personaSide, realRainbow } from './sides.ts'
import { scenarios } from './scenarios.ts'

await describeParity({
  topic: 'rainbow-provider',
  scenarios,
  real: realRainbow,
  ours: personaSide(personas.rainbow),
  other: personaSide(personas.standard),
})
