import { defaultChains } from '../cells/AppChains.ts'
import type { Observation } from '../cells/Observation.ts'
import type { AppEnvironment } from '../AppEnvironment.ts'
import type { AppDriver } from '../AppDriver.ts'

const a = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

/** Observations of a variant in which the app stays connected and nothing happens. */
export const idleObservation: Observation = {
  before: 'N',
  after: 'N',
  accounts: [a],
  chainId: 56,
  stream: [
    { seq: 1, at: 1, attempt: 1, event: 'connecting' },
    { seq: 2, at: 1, attempt: 1, event: 'connect', accounts: [a], chainId: 56 },
  ],
  from: 2,
  calls: [],
  truth: { accounts: [a], chainId: 56 },
  configured: [56],
  unhandled: [],
  console: [],
  listenersLeft: 0,
}

/** Creates a mock environment. `driver` and `more` replace members of its driver and of the environment itself. */
export const mockEnvironment = (
  driver: Partial<AppDriver> = {},
  more: Partial<AppEnvironment> = {},
): AppEnvironment => ({
  name: 'node',
  persona: 'standard',
  chains: defaultChains,
  remote: false,
  concurrency: 1,
  close: async () => {},
  open: async () => ({
    performStep: async () => {},
    performSteps: async () => {},
    state: async () => 'N',
    beginStimulus: async () => {},
    observe: async () => idleObservation,
    hasEvidence: async () => true,
    transcript: async () => [],
    close: async () => {},
    ...driver,
  }),
  ...more,
})
