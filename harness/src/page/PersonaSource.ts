import { join } from 'node:path'
import type { Persona } from '../wallet/engineAndPersonaTypes.ts'
import { sourceFolder } from './bundleScript.ts'

/** Persona, and the module that exports it. A page loads the module, because functions cannot be sent to a page. */
export type PersonaSource = {
  persona: Persona
  /** Path of the module. */
  file: string
  /** Name of the export. */
  name: string
  /** Whether the module belongs to the harness, and not to its user. */
  isBuiltIn: boolean
}

/** Returns the source of a built-in persona. */
export const builtInSource = (persona: Persona): PersonaSource => ({
  persona,
  file: join(sourceFolder, `personas/${persona.id}.ts`),
  name: exportOf(persona.id),
  isBuiltIn: true,
})

/** Returns the name of the export of a built-in persona: `metamask1313` for `metamask@13.13`. */
const exportOf = (id: string) =>
  id.replace(/[-@.](\w)/g, (_, letter: string) => letter.toUpperCase())
