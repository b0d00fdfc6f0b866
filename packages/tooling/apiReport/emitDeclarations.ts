import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Writes the declarations of some sources, and of all files that they import, below `.results/api` of their package.
 * There they resolve the same dependencies as the sources. Does not check types. Returns the `tsconfig.json` of the
 * declarations, and their folder.
 */
export function emitDeclarations(
  packageRoot: string,
  sources: readonly string[],
): { config: string; folder: string } {
  const at = path.join(packageRoot, '.results/api')
  const folder = path.join(at, 'declarations')
  rmSync(at, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const extended = { extends: path.join(packageRoot, 'tsconfig.json'), include: [] }
  const emitOptions = {
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    noCheck: true,
    rootDir: packageRoot,
    outDir: folder,
  }
  writeJson(path.join(at, 'emit.json'), {
    ...extended,
    compilerOptions: emitOptions,
    files: sources.map((source) => path.join(packageRoot, source)),
  })
  const { status, stdout } = spawnSync(tsc, ['-p', 'emit.json'], { cwd: at, encoding: 'utf8' })
  if (status !== 0)
    throw new Error(`The declarations of ${packageRoot} cannot be written: ${stdout}`)
  const config = path.join(at, 'tsconfig.json')
  writeJson(config, {
    ...extended,
    // The compiler does not copy JSON files: they are only beside the sources.
    compilerOptions: { rootDirs: [folder, packageRoot] },
    files: sources.map((source) => path.join(folder, source.replace(/\.tsx?$/, '.d.ts'))),
  })
  return { config, folder }
}

const tsc = path.join(import.meta.dirname, '../node_modules/.bin/tsc')

const writeJson = (file: string, value: object) => writeFileSync(file, JSON.stringify(value))
