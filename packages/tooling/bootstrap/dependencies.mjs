import fs from 'node:fs'
import path from 'node:path'
import { failureReason, runProgram } from './runProgram.mjs'
import { UserError } from './UserError.mjs'
import { workspaceFolders } from './workspaceFolders.mjs'

/**
 * Installs the dependencies of the workspace from the lockfile.
 *
 * @param {string} root
 * @param {NodeJS.ProcessEnv} env
 * @param {import('./setUpLock.mjs').Holder} holder `interrupted`: an earlier installation was interrupted, so delete it
 * first
 */
export async function installDependencies(root, env, holder) {
  if (holder.interrupted) removeModules(root)
  holder.interrupted = false
  const args = ['install', '--frozen-lockfile', '--config.confirm-modules-purge=false']
  const { status, output } = await runProgram('pnpm', args, {
    cwd: root,
    env,
    started: holder.include,
  })
  if (status === 0) return
  // The status is null if a signal has ended pnpm.
  holder.interrupted = status === null
  throw new UserError(`pnpm could not install the dependencies: ${failureReason(output)}`)
}

/** @param {string} root */
function removeModules(root) {
  for (const folder of workspaceFolders(root))
    fs.rmSync(path.join(folder, 'node_modules'), { recursive: true, force: true })
}
