import { connecting } from './scenarios/connecting.ts'
import { connectors } from './scenarios/connectors.ts'
import { events } from './scenarios/events.ts'
import { finding } from './scenarios/finding.ts'
import { reconnecting } from './scenarios/reconnecting.ts'
import type { Scenario } from './scenarios/Scenario.ts'
import { switching } from './scenarios/switching.ts'

/** All scenarios, in the order of the README. */
export const scenarios: readonly Scenario[] = [
  ...connecting,
  ...switching,
  ...events,
  ...reconnecting,
  ...finding,
  ...connectors,
]
