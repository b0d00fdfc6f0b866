import { createConnection } from '@touchstone/connect'
import { personas } from '@touchstone/harness'
import { isRemote } from '../isRemote.ts'
import type { Environment } from '../world.ts'
import { openNodeWorld } from './nodeWorld.ts'
import type { PersonaName } from './site.ts'

/** Our connection alone (or a faulty one in its place), in this process, on this persona. */
export const createNodeEnvironment = (
  persona: PersonaName,
  create: typeof createConnection = createConnection,
): Environment => ({
  name: 'node',
  persona,
  remote: isRemote(personas[persona]),
  // What goes wrong beside is seen for the whole process: one at a time.
  concurrency: 1,
  open: () => openNodeWorld(persona, create),
  close: async () => {},
})
