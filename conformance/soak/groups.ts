import type { SoakGroup } from './soakGroup.ts'
import type { GroupName } from './readOptions.ts'
import { runTransitions } from './transitions/runTransitions.ts'
import { runWalks } from './walks/runWalks.ts'

export const groups: Record<GroupName, SoakGroup> = {
  walks: (options, tools) => runWalks(options, tools),
  transitions: (options, tools) => runTransitions(options, tools),
  malformed: async (options, tools) =>
    (await import('./malformed/runMalformed.ts')).runMalformed(options, tools),
  page: async (options, tools) => (await import('./page/runPage.ts')).runPage(options, tools),
  flows: async (options, tools) => (await import('./flows/runFlows.ts')).runFlows(options, tools),
}
