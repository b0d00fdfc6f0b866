import { readFileSync } from 'node:fs'
import { findPackageJSON } from 'node:module'
import { basename, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

/**
 * Imports a module that was named at the command line.
 *
 * @throws Error that says what to do, where the module is an ES module and its package.json says that it is none,
 *   as `npm init` writes it.
 */
export async function importModule(file: string): Promise<{ default?: unknown }> {
  const url = pathToFileURL(resolve(file))
  try {
    return (await import(url.href)) as { default?: unknown }
  } catch (error) {
    const manifest = isMistaken(error) ? findPackageJSON(url) : undefined
    if (manifest === undefined || !isCommonJs(manifest)) throw error
    const name = basename(file).replace(/\.([jt]s)$/, '.m$1')
    throw new Error(
      `it is an ES module, and ${manifest} says "type": "commonjs": say "module" there, or name it ${name}`,
      { cause: error },
    )
  }
}

/** Node has read an ES module as CommonJS. */
const isMistaken = (error: unknown) =>
  error instanceof Error &&
  (/Unexpected token 'export'|Cannot use import statement|Cannot use 'import\.meta'/.test(
    error.message,
  ) ||
    ('code' in error && error.code === 'ERR_REQUIRE_CYCLE_MODULE'))

const isCommonJs = (manifest: string) =>
  (JSON.parse(readFileSync(manifest, 'utf8')) as { type?: unknown }).type === 'commonjs'
