import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Socket } from 'node:net'

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
