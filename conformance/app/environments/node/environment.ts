import { createConnection } from '@touchstone/connect'
import { personas } from '@touchstone/harness'
import { isRemote } from '../../isRemote.ts'
import type { AppEnvironment } from '../../AppEnvironment.ts'
import { openNodeDriver } from './openNodeDriver.ts'
import type { PersonaName } from './siteWallets.ts'

/** Environment of the connection alone, or a faulty one, in this process with this persona. */
export const createNodeEnvironment = (
  persona: PersonaName,
  create: typeof createConnection = createConnection,
): AppEnvironment => ({
  name: 'node',
  persona,
  remote: isRemote(personas[persona]),
  // One at a time: unhandled errors in Node cannot be assigned to a variant.
  concurrency: 1,
  open: () => openNodeDriver(persona, create),
  close: async () => {},
})
