import fs from 'node:fs'
import path from 'node:path'
import { failureReason, runTool } from './runTool.mjs'
import { UserError } from './UserError.mjs'
import { workspaceFolders } from './workspace.mjs'

/**
 * Installs the packages of the workspace exactly as the lockfile says.
 *
 * @param {string} root
 * @param {NodeJS.ProcessEnv} env
 * @param {{ interrupted: boolean, include: (pid: number) => void }} options `interrupted`: the last installation was
 *   ended half-way, so it is deleted first
 */
export async function installDependencies(root, env, { interrupted, include }) {
  if (interrupted) removeModules(root)
  const args = ['install', '--frozen-lockfile', '--config.confirm-modules-purge=false']
  const { status, output } = await runTool('pnpm', args, { cwd: root, env, started: include })
  if (status === 0) return
  throw new UserError(`pnpm could not install the dependencies: ${failureReason(output)}`)
}

/** @param {string} root */
function removeModules(root) {
  for (const folder of workspaceFolders(root))
    fs.rmSync(path.join(folder, 'node_modules'), { recursive: true, force: true })
}
