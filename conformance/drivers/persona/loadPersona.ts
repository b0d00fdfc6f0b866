import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { definePersona, personas, type Persona } from '@touchstone/harness'
import { UsageError } from '../../core/UsageError.ts'
import { isPersonaPath } from './isPersonaPath.ts'

/** Loads the persona of a file, or the built-in one with this name. Throws a UsageError if that fails. */
export async function loadPersona(nameOrFile: string): Promise<Persona> {
  if (!isPersonaPath(nameOrFile)) return personaNamed(nameOrFile)
  const path = resolve(nameOrFile)
  if (!existsSync(path)) throw new UsageError(`There is no file ${nameOrFile}.`)
  try {
    const loaded = (await import(pathToFileURL(path).href)) as { default?: unknown }
    if (loaded.default === undefined)
      throw new TypeError('it has no default export: export default definePersona({ … })')
    return definePersona(loaded.default as Persona)
  } catch (error) {
    const [why] = String(error instanceof Error ? error.message : error).split('\n')
    throw new UsageError(`${nameOrFile} is not a persona: ${why}`)
  }
}

/** Returns the built-in persona with this name. Throws a UsageError for an unknown name. */
export function personaNamed(name: string): Persona {
  const persona = Object.hasOwn(personas, name) && personas[name as keyof typeof personas]
  if (persona) return persona
  throw new UsageError(`There is no persona "${name}". Known: ${Object.keys(personas).join(', ')}.`)
}
