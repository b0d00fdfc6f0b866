import { spawn } from 'node:child_process'
import type { Socket } from 'node:net'

/**
 * Sees to it that a process ends with this one, however this one ends: a module in an endless loop
 * notices nothing, and would turn for ever. A shell waits on a pipe that only our end keeps open.
 *
 * @returns what lets go of it; call it once the process is gone, before its number is given anew.
 */
export function leash(pid: number): () => void {
  if (process.platform === 'win32') return () => undefined
  const guard = spawn('/bin/sh', ['-c', 'read _; kill -9 "$1"', 'sh', String(pid)], {
    stdio: ['pipe', 'ignore', 'ignore'],
    // A Ctrl-C reaches the whole group: the guard has to outlive it.
    detached: true,
  })
  guard.on('error', () => undefined)
  guard.stdin.on('error', () => undefined)
  guard.unref()
  // Node's types do not say so, but a pipe is a socket.
  ;(guard.stdin as Socket).unref()
  return () => void guard.kill('SIGKILL')
}
