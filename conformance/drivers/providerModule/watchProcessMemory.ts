import { execFile } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)

/**
 * Calls back once if a process and, on Linux, its descendants hold more than `limit` bytes, or their memory cannot be
 * read. The reason completes "The module …". Returns a function that stops the watch.
 */
export function watchProcessMemory(
  pid: number,
  limit: number,
  onExceeded: (reason: string) => void,
): () => void {
  let busy = false
  const end = (reason: string) => {
    clearInterval(timer)
    onExceeded(reason)
  }
  const timer = setInterval(() => {
    if (busy) return
    busy = true
    residentBytes(pid).then(
      (bytes) => {
        busy = false
        if (bytes > limit) end(`held ${Math.round(bytes / 2 ** 20)} MiB of memory`)
      },
      (error: unknown) =>
        end(`was ended, because its memory cannot be read: ${(error as Error).message}`),
    )
  }, 100)
  timer.unref()
  return () => clearInterval(timer)
}

/** Returns the resident memory in bytes. In a sandbox, Node is a descendant of the process. */
async function residentBytes(pid: number): Promise<number> {
  if (process.platform !== 'linux') return Number(await psOf(pid)) * 1024
  const statm = await ifRunning(readFile(`/proc/${pid}/statm`, 'utf8'), '0 0')
  const children = await childrenOf(pid)
  const below = await Promise.all(children.map((child) => residentBytes(child)))
  return below.reduce((sum, bytes) => sum + bytes, Number(statm.split(' ')[1]) * 4096)
}

/** Returns the children of a process, which Linux lists by thread. */
async function childrenOf(pid: number): Promise<number[]> {
  const threads = await ifRunning(readdir(`/proc/${pid}/task`), [])
  const lists = await Promise.all(
    threads.map((thread) =>
      ifRunning(readFile(`/proc/${pid}/task/${thread}/children`, 'utf8'), ''),
    ),
  )
  return lists.flatMap((list) => list.split(' ').filter(Boolean).map(Number))
}

/** Returns the resident memory of a process in KiB as text, empty if it is gone. */
const psOf = (pid: number): Promise<string> =>
  run('ps', ['-o', 'rss=', '-p', String(pid)]).then(
    ({ stdout }) => stdout.trim(),
    // `ps` exits with 1 if there is no such process. Errors of the system have a text as their code.
    (error: { code?: unknown }) => {
      if (typeof error.code === 'number') return ''
      throw error
    },
  )

/** Resolves with `otherwise` if the process or the thread is gone. */
const ifRunning = <T>(reading: Promise<T>, otherwise: T): Promise<T> =>
  reading.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ESRCH') return otherwise
    throw error
  })
