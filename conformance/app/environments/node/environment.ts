import type { createCapabilities, createConnection } from '@touchstone/connect'
import { personas, type PersonaName } from '@touchstone/harness'
import { defaultChains, type AppChains } from '../../cells/AppChains.ts'
import { isRemoteWallet } from '../../isRemoteWallet.ts'
import type { AppEnvironment } from '../../AppEnvironment.ts'
import { openNodeDriver } from './openNodeDriver.ts'

/** Runs the connection in this process on a fake wallet. `create` and `createStore` may be functions of a mutant. */
export const createNodeEnvironment = (
  persona: PersonaName,
  create?: typeof createConnection,
  chains: AppChains = defaultChains,
  createStore?: typeof createCapabilities,
): AppEnvironment => ({
  name: 'node',
  persona,
  chains,
  remote: isRemoteWallet(personas[persona]),
  // An unhandled error in Node cannot be assigned to one of several drivers.
  concurrency: 1,
  open: () => openNodeDriver(persona, create, chains, createStore),
  close: async () => {},
})
