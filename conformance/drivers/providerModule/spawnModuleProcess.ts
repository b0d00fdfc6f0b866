import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { permissionArgs } from './nodePermissions.ts'
import type { Sandbox } from './sandbox/openSandbox.ts'

const main = fileURLToPath(new URL('childMain.ts', import.meta.url))

export type SpawnedModuleProcess = Awaited<ReturnType<typeof spawnModuleProcess>>

/** Starts the child process of a module, without environment variables. It ends with this process. */
export async function spawnModuleProcess(file: string, sandbox: Sandbox | undefined) {
  const node = [
    process.execPath,
    ...permissionArgs(file),
    '--max-old-space-size=512',
    '--no-warnings',
    main,
    file,
  ]
  const [command, ...args] = sandbox ? sandbox.wrap(node) : node
  const child: ChildProcess = spawn(command!, args, {
    env: {},
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
  })
  // Wait before reading `stdio`, because a child that cannot be started has no pipes.
  await once(child, 'spawn').catch(rethrow)
  const pid = child.pid!
  const release = await killWithParent(pid).catch((error: unknown) => {
    child.kill('SIGKILL')
    return rethrow(error)
  })
  // Each pipe to a child is a socket, although Node's types do not say so. See `descriptors`.
  const [, , , orders, messages] = child.stdio as unknown as Duplex[]
  return { child, pid, release, orders: orders!, messages: messages! }
}

/**
 * Makes a process end when this process ends, even in an endless loop: a shell waits on a pipe that then closes.
 * Returns a function to call before the pid can be reused. Does nothing on Windows.
 */
export async function killWithParent(pid: number): Promise<() => void> {
  if (process.platform === 'win32') return () => undefined
  const guard = spawn('/bin/sh', ['-c', 'read _; kill -9 "$1"', 'sh', String(pid)], {
    stdio: ['pipe', 'ignore', 'ignore'],
    // Ctrl-C sends a signal to the whole process group. The guard has to survive it, so it is not in the group.
    detached: true,
  })
  await once(guard, 'spawn')
  guard.on('error', () => undefined)
  guard.stdin.on('error', () => undefined)
  guard.unref()
  // The pipe is a socket, although Node's types do not say so.
  ;(guard.stdin as Socket).unref()
  return () => void guard.kill('SIGKILL')
}

function rethrow(cause: unknown): never {
  const reason = cause instanceof Error ? cause.message : String(cause)
  throw new Error(`The process of the provider module could not be started: ${reason}.`, { cause })
}
