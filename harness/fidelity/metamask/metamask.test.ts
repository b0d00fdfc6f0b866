import { personas } from '../../src/personas/index.ts'
import { describeParity } from '../scenario/describeParity.ts'
import { personaSide } from './personaSide.ts'
import { realMetaMask } from './realProvider.ts'
import { scenarios } from './scenarios/index.ts'

await describeParity({
  topic: 'metamask-provider',
  scenarios,
  real: realMetaMask,
  ours: personaSide(personas.metamask),
  other: personaSide(personas.standard),
})
