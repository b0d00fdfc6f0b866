import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** A process and the one that started it. */
export type Edge = { child: number; parent: number }

/**
 * Who started us: the parent and, where npm is above it, all up to npm. `npm start` is three
 * processes deep, and a `kill -9` of the outermost tells none of the others.
 *
 * @param depth How far up npm is looked for.
 */
export function ancestors(pid = process.pid, depth = 5): Edge[] {
  const edges: Edge[] = []
  for (let child = pid; edges.length < depth;) {
    const parent = parentOf(child)
    if (parent === undefined || parent <= 1) break
    edges.push({ child, parent })
    if (/^npm\b|\bnpm-cli\b/.test(commandOf(parent))) return edges
    child = parent
  }
  return edges.slice(0, 1)
}

/** Whether they are all still there: a process whose parent ended gets another one. */
export const intact = (edges: readonly Edge[]): boolean =>
  edges.every(({ child, parent }) => parentOf(child) === parent)

/** From /proc where there is one, as `ps` is missing from small images. */
export function parentOf(pid: number): number | undefined {
  if (pid === process.pid) return process.ppid
  // The name in the second field may hold anything: what counts comes after its last bracket.
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
