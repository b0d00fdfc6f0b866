import type { MetaMaskScenario } from '../types.ts'
import { accounts } from './accounts.ts'
import { chain } from './chain.ts'
import { legacy } from './legacy.ts'
import { requests } from './requests.ts'
import { start } from './providerStart.ts'
import { surface } from './surface.ts'

/** All scenarios that compare the MetaMask persona with the real `@metamask/providers`. */
export const scenarios: readonly MetaMaskScenario[] = [
  ...start,
  ...accounts,
  ...chain,
  ...requests,
  ...legacy,
  ...surface,
]
