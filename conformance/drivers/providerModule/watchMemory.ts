import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)

/**
 * Watches the memory of a process and its children. Calls back once, if they hold more than `limit` bytes
 * together. Returns a function that stops the watch.
 */
export function watchMemory(
  pid: number,
  limit: number,
  onExceeded: (bytes: number) => void,
): () => void {
  let busy = false
  const timer = setInterval(() => {
    if (busy) return
    busy = true
    void residentBytes(pid).then((bytes) => {
      busy = false
      if (bytes <= limit) return
      clearInterval(timer)
      onExceeded(bytes)
    })
  }, 100)
  timer.unref()
  return () => clearInterval(timer)
}

/**
 * Returns the resident memory of a process and its children, in bytes, or 0 if the process is gone. In a
 * sandbox, Node is a child of the process that was started.
 */
async function residentBytes(pid: number): Promise<number> {
  try {
    if (process.platform === 'linux') {
      const [statm, children] = await Promise.all([
        readFile(`/proc/${pid}/statm`, 'utf8'),
        readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => ''),
      ])
      const below = await Promise.all(
        children
          .split(' ')
          .filter(Boolean)
          .map((child) => residentBytes(Number(child))),
      )
      return below.reduce((sum, bytes) => sum + bytes, Number(statm.split(' ')[1]) * 4096)
    }
    const { stdout } = await run('ps', ['-o', 'rss=', '-p', String(pid)])
    return Number(stdout.trim()) * 1024
  } catch {
    return 0
  }
}
