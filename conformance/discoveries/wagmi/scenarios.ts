import { connecting } from './scenarios/connecting.ts'
import { connectors } from './scenarios/connectors.ts'
import { walletEvents } from './scenarios/walletEvents.ts'
import { announcements } from './scenarios/announcements.ts'
import { reconnecting } from './scenarios/reconnecting.ts'
import type { Scenario } from './scenarios/Scenario.ts'
import { switching } from './scenarios/switching.ts'

/** All scenarios, in the order of the README. */
export const scenarios: readonly Scenario[] = [
  ...connecting,
  ...switching,
  ...walletEvents,
  ...reconnecting,
  ...announcements,
  ...connectors,
]
