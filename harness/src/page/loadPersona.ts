import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { pathPattern, personaOf } from '../createWallet.ts'
import { definePersona } from '../definePersona.ts'
import { builtInSource, type PersonaSource } from './PersonaSource.ts'
import { type PersonaName, personas } from '../personas/index.ts'
import type { Persona } from '../wallet/engineAndPersonaTypes.ts'

/** Path of a file with a persona as its default export. It begins with `./`, `../` or `/`. */
export type PersonaFile = `./${string}` | `../${string}` | `/${string}`

/**
 * Loads a persona: a built-in one by its name, or one of a file.
 *
 * @param folders folders in which a relative path is looked up, in order
 * @throws {TypeError} of one line, if the name is unknown or the file exports no persona
 */
export async function loadPersona(
  persona: PersonaName | PersonaFile,
  folders: readonly string[],
): Promise<PersonaSource> {
  if (typeof persona !== 'string')
    throw problem('is a value, whose functions cannot be sent to a page. Give the path of its file')
  if (!/^(\.{0,2}\/|file:)/.test(persona)) {
    if (pathPattern.test(persona))
      throw problem(`is a path without ./ in front. Write './${persona}'`)
    return builtInSource(personaOf(persona as PersonaName))
  }
  const paths = folders.map((folder) => resolve(folder, persona))
  const file = paths.find((path) => existsSync(path))
  if (file === undefined) throw problem(`is not there: ${[...new Set(paths)].join(', ')}`)
  const loaded = (await import(pathToFileURL(file).href)) as { default?: unknown }
  const value = checked(loaded.default, file)
  if (Object.hasOwn(personas, value.id))
    throw problem(`${file} has the id "${value.id}" of a built-in persona. Give it another one`)
  return { persona: value, file, name: 'default', isBuiltIn: false }
}

function checked(value: unknown, file: string): Persona {
  if (typeof value !== 'object' || value === null)
    throw problem(`${file} exports no persona as its default: export default definePersona({ … })`)
  try {
    return definePersona(value as Persona)
  } catch (error) {
    throw new TypeError(`${file}: ${(error as Error).message}`, { cause: error })
  }
}

const problem = (what: string) =>
  new TypeError(`A wallet cannot be made of this: "persona" ${what}.`)
