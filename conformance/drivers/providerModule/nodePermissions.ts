import { existsSync } from 'node:fs'
import { dirname, join, parse } from 'node:path'
import { fileURLToPath } from 'node:url'

const suite = fileURLToPath(new URL('../..', import.meta.url))

/** Returns the folders that a module may read: the suite and the project of the module. */
export const readableFolders = (file: string): string[] => [suite, projectOf(file)]

/**
 * Returns arguments for Node that deny reading outside {@link readableFolders}, writing, processes, workers and
 * add-ons. They protect against accidents only, because hostile code can bypass them (docs/threat-model.md).
 */
export const permissionArgs = (file: string): string[] => [
  '--permission',
  ...readableFolders(file).map((folder) => `--allow-fs-read=${join(folder, '/')}*`),
  // Since version 25, Node denies the network too. The module needs it to reach the chain.
  ...(process.allowedNodeEnvironmentFlags.has('--allow-net') ? ['--allow-net'] : []),
]

/** Returns the outermost folder above the file that has a package.json, else the folder of the file. */
export function projectOf(file: string): string {
  const { root } = parse(file)
  let project = dirname(file)
  for (let folder = project; folder !== root; folder = dirname(folder)) {
    if (existsSync(join(folder, 'package.json'))) project = folder
  }
  return project
}

/** Describes an error of Node's permission model. Node's own message names no file. */
export function describeAccessDenied(error: unknown): string | undefined {
  const { code, permission, resource } = (error ?? {}) as { [key: string]: unknown }
  if (code !== 'ERR_ACCESS_DENIED') return undefined
  switch (permission) {
    case 'FileSystemRead':
      return `it wanted to read ${resource}, and may read its own project only`
    case 'FileSystemWrite':
      return `it wanted to write ${resource}, and may write nothing`
    case 'ChildProcess':
      return `it wanted to start ${resource}, and may start nothing`
    default:
      return `it wanted ${permission}, which a module may not have`
  }
}
