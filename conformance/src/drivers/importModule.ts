import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

/**
 * Imports a module that was named at the command line.
 *
 * @throws Error that says what to do, where the module is an ES module and its package.json says that it is none,
 *   as `npm init` writes it.
 */
export async function importModule(file: string): Promise<{ default?: unknown }> {
  const path = resolve(file)
  try {
    return meant((await import(pathToFileURL(path).href)) as { default?: unknown })
  } catch (error) {
    const manifest = isMistaken(error) ? manifestOf(path) : undefined
    if (manifest === undefined || !/"type"\s*:\s*"commonjs"/.test(readFileSync(manifest, 'utf8')))
      throw error
    throw new Error(
      `it is an ES module, or imports one, and ${manifest} says "type": "commonjs": say "module" there, or name such modules .mts or .mjs`,
      { cause: error },
    )
  }
}

/** What was an ES module before a compiler made CommonJS of it has its default export in its default export. */
function meant(module: { default?: unknown }): { default?: unknown } {
  const inner = module.default as { __esModule?: unknown; default?: unknown } | null | undefined
  return typeof inner === 'object' && inner?.__esModule === true ? inner : module
}

/** Node has read an ES module as CommonJS. */
const isMistaken = (error: unknown) =>
  error instanceof Error &&
  (/Unexpected token 'export'|Cannot use import statement|Cannot use 'import\.meta'/.test(
    error.message,
  ) ||
    ('code' in error && error.code === 'ERR_REQUIRE_CYCLE_MODULE'))

/** The package.json that Node goes by. Its own `findPackageJSON` answers otherwise where not all may be read. */
function manifestOf(path: string): string | undefined {
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    const manifest = join(folder, 'package.json')
    if (existsSync(manifest)) return manifest
    if (folder === dirname(folder)) return undefined
  }
}
