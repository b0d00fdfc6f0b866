import fs from 'node:fs'
import process from 'node:process'

/**
 * Returns an identifier of a running process: its pid and, on Linux, its start time. A pid alone is not
 * unique, because the system reuses pids.
 *
 * @param {number} pid
 * @example processIdentity(4711) // '4711:88213'
 */
export function processIdentity(pid) {
  return `${pid}:${status(pid)?.started ?? ''}`
}

/**
 * Returns whether the process with this identity still runs. A zombie does not count: such a process has
 * ended, but its parent has not yet collected its exit status. Without Linux's `/proc`, checks only the pid.
 *
 * @param {string} identity
 */
export function isRunning(identity) {
  const pid = Number(identity.split(':')[0])
  if (process.platform !== 'linux') return answersSignals(pid)
  const now = status(pid)
  return now !== undefined && now.state !== 'Z' && identity === `${pid}:${now.started}`
}

/**
 * Reads the state and the start time of a process.
 *
 * @param {number} pid
 * @returns {{ state: string, started: string } | undefined} undefined without such a process, or without /proc
 * @see https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html fields 3 and 22
 */
function status(pid) {
  try {
    const text = fs.readFileSync(`/proc/${pid}/stat`, 'utf8')
    // Read the fields after the process name, which is in brackets and may contain spaces and brackets.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    return { state: fields[0] ?? '', started: fields[19] ?? '' }
  } catch {
    return undefined
  }
}

/** @param {number} pid */
function answersSignals(pid) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // EPERM: the process runs, and belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
