import { personas } from '../../src/personas/index.ts'
import { describeParity } from '../scenario/describeParity.ts'
import { personaSide } from './personaSide.ts'
import { realRainbow } from './realProvider.ts'
import { scenarios } from './scenarios.ts'

await describeParity({
  topic: 'rainbow-provider',
  scenarios,
  real: realRainbow,
  ours: personaSide(personas.rainbow),
  other: personaSide(personas.standard),
})
