import { registerHooks } from 'node:module'
import type * as Connect from '@touchstone/connect'
import type { ProductMutant } from './product/mutant.ts'

const root = new URL('./', import.meta.resolve('@touchstone/connect')).href
const mark = '?mutant='
const mutated = new Map<string, ProductMutant>()
let hooked = false

/**
 * Imports the connection with one fault in it, beside the sound one: a graph of modules of its own.
 *
 * @throws where the text to be replaced does not stand there exactly once.
 */
export const importMutated = async (mutant: ProductMutant): Promise<typeof Connect> => {
  if (!hooked) hook()
  hooked = true
  mutated.set(mutant.id, mutant)
  return import(`${root}index.ts${mark}${mutant.id}`) as Promise<typeof Connect>
}

const hook = (): void => {
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
      return { ...loaded, source: put(mutant, String(loaded.source)) }
    },
  })
}

const put = ({ id, file, from, to }: ProductMutant, source: string): string => {
  const parts = source.split(from)
  if (parts.length !== 2)
    throw new Error(`The text of mutant "${id}" stands ${parts.length - 1} times in ${file}.`)
  return parts.join(to)
}
