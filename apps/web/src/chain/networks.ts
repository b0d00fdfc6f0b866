import { createNetworks } from './createNetworks.ts'

/** Networks of the app, with the nodes that this build uses. The first one is the app's own network. */
export const networks = createNetworks(import.meta.env)
