import { personas } from '../../src/personas/index.ts'
import { heldAgainst } from '../transcript/heldAgainst.ts'
import { personaSide } from './personaWorld.ts'
import { realRabby } from './realWorld.ts'
import { scenarios } from './scenarios.ts'

await heldAgainst({
  topic: 'rabby-provider',
  scenarios,
  real: realRabby,
  ours: personaSide(personas.rabby),
  other: personaSide(personas.standard),
})
