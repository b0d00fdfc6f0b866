import { personas } from '@touchstone/harness'
import { isRemote } from '../isRemote.ts'
import type { Environment } from '../world.ts'
import { openNodeWorld } from './nodeWorld.ts'
import type { PersonaName } from './site.ts'

/** Our connection alone, in this process, on this persona. */
export const createNodeEnvironment = (persona: PersonaName): Environment => ({
  name: 'node',
  persona,
  remote: isRemote(personas[persona]),
  // What goes wrong beside is seen for the whole process: one at a time.
  jobs: 1,
  open: () => openNodeWorld(persona),
  close: async () => {},
})
