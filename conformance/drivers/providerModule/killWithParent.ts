import { spawn } from 'node:child_process'
import type { Socket } from 'node:net'

/**
 * Ends a process when this one ends, even if this one is killed. A module in an endless loop does not notice
 * the end of its parent, so a shell waits on a pipe that closes with this process and then kills it.
 *
 * @returns a function that releases the process. Call it once the process is gone, before its pid can be
 *   reused.
 */
export function killWithParent(pid: number): () => void {
  if (process.platform === 'win32') return () => undefined
  const guard = spawn('/bin/sh', ['-c', 'read _; kill -9 "$1"', 'sh', String(pid)], {
    stdio: ['pipe', 'ignore', 'ignore'],
    // Ctrl-C signals the whole process group, and the guard has to outlive it.
    detached: true,
  })
  guard.on('error', () => undefined)
  guard.stdin.on('error', () => undefined)
  guard.unref()
  // The pipe is a socket, though Node's types do not say so.
  ;(guard.stdin as Socket).unref()
  return () => void guard.kill('SIGKILL')
}
