import { existsSync } from 'node:fs'
import { dirname, join, parse } from 'node:path'
import { fileURLToPath } from 'node:url'

const suite = fileURLToPath(new URL('../../..', import.meta.url))

/** Folders that a module may import from: the suite's own sources, and the project of the module with its `node_modules`. */
export const readableFolders = (file: string): string[] => [suite, projectOf(file)]

/**
 * Arguments of Node that let a child read {@link readableFolders}, and refuse other files, writing, processes, workers
 * and add-ons. They guard against accidents: code that wants to get round them can (docs/threat-model.md).
 *
 * @see https://nodejs.org/docs/latest-v24.x/api/permissions.html
 */
export const permissionArgs = (file: string): string[] => [
  '--permission',
  ...readableFolders(file).map((folder) => `--allow-fs-read=${join(folder, '/')}*`),
  // Node 25 refuses the network too, and the chain with it.
  ...(process.allowedNodeEnvironmentFlags.has('--allow-net') ? ['--allow-net'] : []),
]

/** The outermost folder above the file that has a package.json: a workspace resolves to its root. */
export function projectOf(file: string): string {
  const { root } = parse(file)
  let project = dirname(file)
  for (let folder = project; folder !== root; folder = dirname(folder)) {
    if (existsSync(join(folder, 'package.json'))) project = folder
  }
  return project
}
