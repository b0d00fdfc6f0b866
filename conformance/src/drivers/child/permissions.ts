import { existsSync } from 'node:fs'
import { dirname, join, parse } from 'node:path'
import { fileURLToPath } from 'node:url'

const suite = fileURLToPath(new URL('../../..', import.meta.url))

/**
 * The arguments that let a child read what its module may import, and nothing else: the suite's own
 * sources and the module's project with its `node_modules`. No writing, no processes, no workers, no
 * add-ons. Node's permission model does not hold back the network.
 *
 * @see https://nodejs.org/docs/latest-v24.x/api/permissions.html
 */
export const permissionArgs = (file: string): string[] => [
  '--permission',
  ...[suite, projectOf(file)].map((folder) => `--allow-fs-read=${join(folder, '/')}*`),
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
