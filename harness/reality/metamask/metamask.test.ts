import { personas } from '../../src/personas/index.ts'
import { heldAgainst } from '../transcript/heldAgainst.ts'
import { personaSide } from './personaWorld.ts'
import { realMetaMask } from './realWorld.ts'
import { scenarios } from './scenarios/index.ts'

await heldAgainst({
  topic: 'metamask-provider',
  scenarios,
  real: realMetaMask,
  ours: personaSide(personas.metamask),
  other: personaSide(personas.standard),
})
