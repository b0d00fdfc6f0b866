import { existsSync, readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import type * as Connect from '@touchstone/connect'
import type { ProductMutant } from './product/defineProductMutant.ts'

const entry = import.meta.resolve('@touchstone/connect')
const root = new URL('./', entry).href

/** Whether the TypeScript sources exist that mutants change. Published packages contain only build output. */
export const hasSources = (): boolean => !entry.endsWith('.js')
const mark = '?mutant='
const mutated = new Map<string, ProductMutant>()
let hooked = false

/** Imports a second copy of packages/connect, with the fault of this mutant. */
export const importMutatedConnect = async (mutant: ProductMutant): Promise<typeof Connect> => {
  // Node would import a copy without the fault if the file does not exist.
  mutatedSource(mutant)
  if (!hooked) registerMutantHooks()
  hooked = true
  mutated.set(mutant.id, mutant)
  return import(`${root}index.ts${mark}${mutant.id}`) as Promise<typeof Connect>
}

const registerMutantHooks = (): void => {
  registerHooks({
    resolve(specifier, context, next) {
      const resolved = next(specifier, context)
      const [, id] = (context.parentURL ?? '').split(mark)
      if (id === undefined || !resolved.url.startsWith(root)) return resolved
      return { ...resolved, url: `${resolved.url.split('?')[0]}${mark}${id}` }
    },
    load(url, context, next) {
      const loaded = next(url, context)
      const [file, id = ''] = url.split(mark)
      const mutant = mutated.get(id)
      if (mutant === undefined || file !== `${root}${mutant.file}`) return loaded
      return { ...loaded, source: applyMutant(mutant, String(loaded.source)) }
    },
  })
}

/** @throws Error if the file does not exist, or does not contain the text to replace exactly once */
export const mutatedSource = (mutant: ProductMutant): string => {
  const file = new URL(mutant.file, root)
  if (!existsSync(file))
    throw new Error(`Mutant "${mutant.id}" changes ${mutant.file}, which packages/connect lacks.`)
  return applyMutant(mutant, readFileSync(file, 'utf8'))
}

const applyMutant = ({ id, file, from, to }: ProductMutant, source: string): string => {
  const parts = source.split(from)
  if (parts.length !== 2)
    throw new Error(`The text of mutant "${id}" stands ${parts.length - 1} times in ${file}.`)
  return parts.join(to)
}
