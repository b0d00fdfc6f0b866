import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { stripVTControlCharacters } from 'node:util'

/** Folder of the sources of the harness. */
export const sourceFolder = dirname(dirname(fileURLToPath(import.meta.url)))

/** Returns a path in the harness as the specifier of an import. */
export const importSpecifier = (path: string): string => JSON.stringify(join(sourceFolder, path))

const entry = 'touchstone:entry'

/**
 * Bundles code as a minified classic script. Throws an Error of one line, with the persona's name `for`, if a module
 * cannot run in a page. `lazy`: whether to include the modules that a page loads later.
 */
export async function bundleScript(
  code: string,
  { for: persona, lazy }: { for: string; lazy: boolean },
): Promise<string> {
  const { rolldown } = await import('rolldown')
  try {
    const build = await rolldown({
      input: entry,
      platform: 'browser',
      logLevel: 'silent',
      // The harness's own modules do nothing on import, so those that a persona does not use are left out.
      treeshake: { moduleSideEffects: (id) => (id.startsWith(sourceFolder) ? false : undefined) },
      plugins: [
        {
          name: 'touchstone-entry',
          resolveId: (id, importer) => {
            if (id === entry) return id
            if (id === '@touchstone/harness')
              return join(sourceFolder, 'page/harnessExportsForPersonaFiles.ts')
            if (id.startsWith('node:'))
              throw new Error(`${importer} imports ${id}, which no page has.`)
            return null
          },
          load: (id) => (id === entry ? code : !lazy && isLazy(id) ? stub(id) : null),
        },
      ],
    })
    const { output } = await build.generate({
      format: 'iife',
      minify: true,
      comments: false,
      codeSplitting: false,
    })
    await build.close()
    return output[0].code
  } catch (error) {
    // The message of rolldown is a report of many lines, in colour, with a list of its errors beside it.
    const { errors, message } = error as Error & { errors?: readonly Error[] }
    const [why = ''] = stripVTControlCharacters(errors?.[0]?.message ?? message).split('\n')
    throw new Error(`The persona ${persona} cannot run in a page: ${why}`, { cause: error })
  }
}

const isLazy = (id: string) => /[\\/]personas[\\/]\w+LazyMethods\.ts$/.test(id)

/** Returns the source that replaces a lazy module in the first script: its export is undefined. */
const stub = (id: string) => `export const ${basename(id, '.ts')} = undefined`
