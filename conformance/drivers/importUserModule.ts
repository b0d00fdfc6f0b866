import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

/** Imports a module that the command line names. Explains the error of an ES module in a CommonJS package. */
export async function importUserModule(file: string): Promise<{ default?: unknown }> {
  const path = resolve(file)
  try {
    return unwrapCommonJs((await import(pathToFileURL(path).href)) as { default?: unknown })
  } catch (error) {
    const manifest = isEsModuleError(error) ? manifestOf(path) : undefined
    if (manifest === undefined || !/"type"\s*:\s*"commonjs"/.test(readFileSync(manifest, 'utf8')))
      throw error
    throw new Error(
      `it is an ES module, or imports one, and ${manifest} says "type": "commonjs": say "module" there, or name such modules .mts or .mjs`,
      { cause: error },
    )
  }
}

/** Returns the exports of a module, which are inside the default export if a compiler turned it into CommonJS. */
function unwrapCommonJs(module: { default?: unknown }): { default?: unknown } {
  const inner = module.default as { __esModule?: unknown; default?: unknown } | null | undefined
  return typeof inner === 'object' && inner?.__esModule === true ? inner : module
}

const isEsModuleError = (error: unknown) =>
  error instanceof Error &&
  (/Unexpected token 'export'|Cannot use import statement|Cannot use 'import\.meta'/.test(
    error.message,
  ) ||
    ('code' in error && error.code === 'ERR_REQUIRE_CYCLE_MODULE'))

/** Node's own `findPackageJSON` gives another result if some files may not be read. */
function manifestOf(path: string): string | undefined {
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    const manifest = join(folder, 'package.json')
    if (existsSync(manifest)) return manifest
    if (folder === dirname(folder)) return undefined
  }
}
