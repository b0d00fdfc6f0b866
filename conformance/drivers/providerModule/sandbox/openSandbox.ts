import { existsSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { homedir, tmpdir, userInfo } from 'node:os'
import { join, relative, sep } from 'node:path'
import { UsageError } from '../../../core/UsageError.ts'
import type { Gateway } from '../../chain/gateway.ts'
import { exitOnSignal } from '../../page/exitOnSignal.ts'
import { projectOf, readableFolders } from '../nodePermissions.ts'
import { bubblewrap } from './bubblewrap.ts'

/** A sandbox of the operating system for the child process of a module. */
export type Sandbox = Awaited<ReturnType<typeof openSandbox>>

/** Path of the chain's Unix socket in the sandbox. */
const socket = '/chain.sock'

/**
 * Prepares a sandbox in which a module sees its project, the suite, Node and the chain. Throws a UsageError if the
 * project is too wide or Bubblewrap does not work.
 */
export async function openSandbox(file: string, chain: Gateway) {
  rejectWideProject(projectOf(file))
  const folder = mkdtempSync(join(tmpdir(), 'touchstone-sandbox-'))
  const path = join(folder, 'chain.sock')
  const removeFolder = () => rmSync(folder, { recursive: true, force: true })
  exitOnSignal()
  process.once('exit', removeFolder)
  let served: Awaited<ReturnType<Gateway['serveAt']>> | undefined
  const close = () => {
    served?.close()
    process.off('exit', removeFolder)
    removeFolder()
  }
  try {
    served = await chain.serveAt(path)
    const wrap = bubblewrap({ readable: readableFolders(file), sockets: { [socket]: path } })
    // The sandbox has no network: the agent listens on this port in it, and forwards to this Unix socket of the chain.
    return { wrap, relay: { port: served.port, socket }, close }
  } catch (error) {
    close()
    throw error
  }
}

/** Throws a UsageError if the project has no package.json, or contains the user's home folder. */
function rejectWideProject(project: string): void {
  if (!existsSync(join(project, 'package.json')))
    throw new UsageError(
      `--sandbox shows the module its project, and there is no package.json in ${project} or above: put the module into a project of its own.`,
    )
  // The project is a real path, and the path of a home folder may contain symlinks.
  const homes = homeFolders().map((home) => (existsSync(home) ? realpathSync(home) : home))
  if (homes.some((home) => relative(project, home).split(sep)[0] !== '..'))
    throw new UsageError(
      `--sandbox would show the module all of ${project}, which has a package.json: put the module into a project that lies elsewhere.`,
    )
}

/** Returns the home folders of the environment and of the account, which may differ. */
function homeFolders(): string[] {
  try {
    return [homedir(), userInfo().homedir]
  } catch {
    // A container may run as a user without an account.
    return [homedir()]
  }
}
