import { personas } from '../../src/personas/index.ts'
import { describeParity } from '../scenario/describeParity.ts'
import { personaSide, realMetaMask } from './sides.ts'
import { accounts } from './scenarios/accounts.ts'
import { chain } from './scenarios/chain.ts'
import { legacy } from './scenarios/legacy.ts'
import { start } from './scenarios/providerStart.ts'
import { requests } from './scenarios/requests.ts'
import { providerMembers } from './scenarios/providerMembers.ts'
import type { MetaMaskScenario } from './types.ts'

const scenarios: readonly MetaMaskScenario[] = [
  ...start,
  ...accounts,
  ...chain,
  ...requests,
  ...legacy,
  ...providerMembers,
]

await describeParity({
  topic: 'metamask-provider',
  scenarios,
  real: realMetaMask,
  ours: personaSide(personas.metamask),
  other: personaSide(personas.standard),
})
