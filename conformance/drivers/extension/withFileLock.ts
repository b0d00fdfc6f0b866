import type { DatabaseSync } from 'node:sqlite'
import { waitUntil } from '../../core/waitUntil.ts'

/**
 * Runs a task under a lock file. Other processes wait.
 *
 * Node has no file locks, so this uses the lock of SQLite, which is a lock of the operating system. It ends
 * with its process, so it never goes stale. Nothing is written to the file.
 */
export async function withFileLock<T>(file: string, task: () => Promise<T>): Promise<T> {
  // Import lazily: Node 22 prints a warning that the module is experimental.
  const { DatabaseSync } = await import('node:sqlite')
  const lock = new DatabaseSync(file)
  try {
    await waitUntil(() => isTaken(lock), {
      otherwise: `Another process held the lock ${file}`,
      timeout: 20 * 60_000,
      interval: 100,
    })
    return await task()
  } finally {
    lock.close()
  }
}

function isTaken(lock: DatabaseSync): boolean {
  try {
    lock.exec('BEGIN EXCLUSIVE')
    return true
  } catch (error) {
    if ((error as { errcode?: number }).errcode === busy) return false
    throw error
  }
}

/** SQLITE_BUSY, https://www.sqlite.org/rescode.html#busy */
const busy = 5
