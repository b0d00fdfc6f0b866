import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Calls back once when a process holds more resident memory than `limit` bytes. Answers what stops it. */
export function watchMemory(
  pid: number,
  limit: number,
  tooMuch: (bytes: number) => void,
): () => void {
  let busy = false
  const timer = setInterval(() => {
    if (busy) return
    busy = true
    void residentBytes(pid).then((bytes) => {
      busy = false
      if (bytes <= limit) return
      clearInterval(timer)
      tooMuch(bytes)
    })
  }, 100)
  timer.unref()
  return () => clearInterval(timer)
}

/** 0 where the process is gone or nobody can tell. */
async function residentBytes(pid: number): Promise<number> {
  try {
    if (process.platform === 'linux') {
      const [, pages] = (await readFile(`/proc/${pid}/statm`, 'utf8')).split(' ')
      return Number(pages) * 4096
    }
    const { stdout } = await run('ps', ['-o', 'rss=', '-p', String(pid)])
    return Number(stdout.trim()) * 1024
  } catch {
    return 0
  }
}
