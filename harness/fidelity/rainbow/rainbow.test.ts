import { personas } from '../../src/personas/index.ts'
import { heldAgainst } from '../scenario/describeParity.ts'
import { personaSide } from './personaSide.ts'
import { realRainbow } from './realProvider.ts'
import { scenarios } from './scenarios.ts'

await heldAgainst({
  topic: 'rainbow-provider',
  scenarios,
  real: realRainbow,
  ours: personaSide(personas.rainbow),
  other: personaSide(personas.standard),
})
