import type { MetaMaskScenario } from '../types.ts'
import { accounts } from './accounts.ts'
import { chain } from './chain.ts'
import { legacy } from './legacy.ts'
import { requests } from './requests.ts'
import { start } from './start.ts'
import { surface } from './surface.ts'

/** Everything that `@metamask/providers` is held against, in one list. */
export const scenarios: readonly MetaMaskScenario[] = [
  ...start,
  ...accounts,
  ...chain,
  ...requests,
  ...legacy,
  ...surface,
]
