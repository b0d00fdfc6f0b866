import { createCapabilities, createConnection } from '@touchstone/connect'
import { personas, type PersonaName } from '@touchstone/harness'
import { defaultChains, type AppChains } from '../../cells/AppChains.ts'
import { isRemoteWallet } from '../../isRemoteWallet.ts'
import type { AppEnvironment } from '../../AppEnvironment.ts'
import { openNodeDriver } from './openNodeDriver.ts'

/**
 * Creates the environment that runs the connection without the app's pages, in this process, on a fake wallet. `create`
 * and `createStore` may be functions of a mutant.
 */
export const createNodeEnvironment = (
  persona: PersonaName,
  create: typeof createConnection = createConnection,
  chains: AppChains = defaultChains,
  createStore: typeof createCapabilities = createCapabilities,
): AppEnvironment => ({
  name: 'node',
  persona,
  chains,
  remote: isRemoteWallet(personas[persona]),
  // One driver at a time, because an unhandled error in Node cannot be assigned to one of several
  // variants.
  concurrency: 1,
  open: () => openNodeDriver(persona, create, chains, createStore),
  close: async () => {},
})
