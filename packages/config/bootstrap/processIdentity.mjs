import fs from 'node:fs'
import process from 'node:process'

/**
 * Name of a running process that no later process gets: its pid and, on Linux, the time it started. A pid alone is
 * given again.
 *
 * @param {number} pid
 * @example processIdentity(4711) // '4711:88213'
 */
export function processIdentity(pid) {
  return `${pid}:${status(pid)?.started ?? ''}`
}

/**
 * Whether the process of that identity still runs. A zombie does not: it has ended, and its parent has not asked.
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
 * @param {number} pid
 * @returns {{ state: string, started: string } | undefined} undefined where there is no such process, or no /proc
 * @see https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html fields 3 and 22
 */
function status(pid) {
  try {
    const text = fs.readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name before it, in brackets, may contain spaces and brackets.
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
    // EPERM: it runs, as another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
