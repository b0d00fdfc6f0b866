import { existsSync } from 'node:fs'
import { dirname, join, parse } from 'node:path'
import { fileURLToPath } from 'node:url'

const suite = fileURLToPath(new URL('../..', import.meta.url))

/**
 * Returns the folders that a module may read: the sources of the suite, and the project of the module with its
 * `node_modules`.
 */
export const readableFolders = (file: string): string[] => [suite, projectOf(file)]

/**
 * Returns arguments for Node that let a child process read {@link readableFolders}, and that deny reading other
 * files, writing, processes, workers and add-ons. They protect against accidents only, because hostile code can
 * bypass them (docs/threat-model.md).
 *
 * @see https://nodejs.org/docs/latest-v24.x/api/permissions.html
 */
export const permissionArgs = (file: string): string[] => [
  '--permission',
  ...readableFolders(file).map((folder) => `--allow-fs-read=${join(folder, '/')}*`),
  // Since version 25, Node denies the network too. The module needs it to reach the chain.
  ...(process.allowedNodeEnvironmentFlags.has('--allow-net') ? ['--allow-net'] : []),
]

/**
 * Returns the project of a file: the outermost folder above the file that has a package.json (in a workspace, the
 * workspace's root), else the folder of the file.
 */
export function projectOf(file: string): string {
  const { root } = parse(file)
  let project = dirname(file)
  for (let folder = project; folder !== root; folder = dirname(folder)) {
    if (existsSync(join(folder, 'package.json'))) project = folder
  }
  return project
}
