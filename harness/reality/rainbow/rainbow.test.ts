import { personas } from '../../src/personas/index.ts'
import { heldAgainst } from '../transcript/heldAgainst.ts'
import { personaSide } from './personaWorld.ts'
import { realRainbow } from './realWorld.ts'
import { scenarios } from './scenarios.ts'

await heldAgainst({
  topic: 'rainbow-provider',
  scenarios,
  real: realRainbow,
  ours: personaSide(personas.rainbow),
  other: personaSide(personas.standard),
})
