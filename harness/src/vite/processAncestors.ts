import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** Ids of a process and of its parent process. */
export type Edge = { child: number; parent: number }

/** Returns the parent of this process, or all ancestors up to npm if npm is near: its `kill -9` does not reach them. */
export function ancestors(pid = process.pid): Edge[] {
  const edges: Edge[] = []
  for (let child = pid; edges.length < maxDepth;) {
    const parent = parentOf(child)
    if (parent === undefined || parent <= 1) break
    edges.push({ child, parent })
    if (/^npm\b|\bnpm-cli\b/.test(commandOf(parent))) return edges
    child = parent
  }
  return edges.slice(0, 1)
}

/** Number of levels in which to look for npm. */
const maxDepth = 5

/** Whether each process still has the same parent. A process whose parent has ended gets a new parent. */
export const areUnchanged = (edges: readonly Edge[]): boolean =>
  edges.every(({ child, parent }) => parentOf(child) === parent)

/** Returns the parent of a process. Prefers /proc, because small images lack `ps`. */
export function parentOf(pid: number): number | undefined {
  if (pid === process.pid) return process.ppid
  // The process name in the second field may contain anything, so the line is read after its last bracket.
  const stat = read(`/proc/${pid}/stat`)?.split(')').at(-1)?.trim().split(' ')[1]
  return Number(stat ?? ps(pid, 'ppid')) || undefined
}

const commandOf = (pid: number): string =>
  read(`/proc/${pid}/cmdline`)?.replaceAll('\0', ' ') ?? ps(pid, 'args') ?? ''

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

function ps(pid: number, field: string): string | undefined {
  if (process.platform === 'linux' || process.platform === 'win32') return undefined
  try {
    return execFileSync('ps', ['-o', `${field}=`, '-p', String(pid)], { encoding: 'utf8' }).trim()
  } catch {
    return undefined
  }
}
